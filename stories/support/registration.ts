import { type RegistrationSettings, registrationSettingsSchema } from '../../src/contract/registration-settings'
import { type Whitelabel, whitelabelSchema } from '../../src/contract/whitelabel'
import { productDefaults } from '../../src/engine/resolveBrand'
import { buildRegistrationForm, type RegistrationMethod } from '../../src/engine/form/registrationForm'
import { isModuleOn, readModules } from '../../src/engine/readModules'
import type { Issue } from '../../src/engine/issue'
import type { FormModel } from '../../src/lib/form/model'

export interface Scenario {
  readonly whitelabel: Whitelabel
  readonly registrationSettings: RegistrationSettings
}

const files = import.meta.glob<unknown>('../scenarios/*.json', { import: 'default', eager: true })

export const scenarioIds = Object.keys(files).map((file) => file.slice('../scenarios/'.length, -'.json'.length))

/** Answers of a platform, recorded; narrowed like answers that come over the line. */
export function scenarioOf(id: string): Scenario {
  const file = files[`../scenarios/${id}.json`]
  if (typeof file !== 'object' || file === null)
    throw new Error(`no scenario "${id}"; there are ${scenarioIds.join(', ')}`)
  const { whitelabel, registrationSettings } = { whitelabel: undefined, registrationSettings: undefined, ...file }
  return {
    whitelabel: whitelabelSchema.parse(whitelabel),
    registrationSettings: registrationSettingsSchema.parse(registrationSettings),
  }
}

/** The form that a scenario describes, and what could not be understood of it. The day is a fixed one. */
export function registrationOf(
  id: string,
  method: RegistrationMethod,
): { readonly model: FormModel; readonly issues: readonly Issue[] } {
  const { whitelabel, registrationSettings } = scenarioOf(id)
  const modules = readModules(whitelabel).value
  const { value, issues } = buildRegistrationForm({
    settings: registrationSettings,
    isOn: (module) => isModuleOn(modules, module),
    registration: productDefaults.registration,
    method,
    today: '2026-03-10',
  })
  return { model: value, issues }
}
