import * as z from 'zod/mini'
import { type RegistrationSettings, registrationSettingsSchema } from '../../../src/contract/registration-settings'
import type { Brand } from '../../../src/engine/brand'
import { productDefaults } from '../../../src/engine/resolveBrand'
import { assemble } from '../../../src/engine/assemble'
import { buildRegistrationForm, type RegistrationMethod } from '../../../src/engine/form/registrationForm'
import type { Issue } from '../../../src/engine/issue'
import { isModuleOn, readModules } from '../../../src/engine/readModules'
import type { Platform } from '../../../src/engine/facts'
import type { Registry } from '../../../src/engine/registry'
import type { ModuleId } from '../../../src/lib/moduleIds'

export interface AskedField {
  readonly name: string
  readonly required: boolean
}

export interface RegistrationReport {
  readonly forms: readonly { readonly method: RegistrationMethod; readonly fields: readonly AskedField[] }[]
  /** What the settings ask for and the form leaves out, in words. */
  readonly dropped: readonly string[]
}

/** What the registration form of a brand asks for on a platform, in each of its tabs. */
export function registrationReport(
  registry: Registry,
  brand: Brand,
  platform: Platform,
  settings: RegistrationSettings = { fields: {} },
): RegistrationReport {
  const modules = readModules(platform.whitelabel ?? []).value
  const isOn = (module: ModuleId) => isModuleOn(modules, module)
  const visitor = { isAgent: undefined, clubLabel: undefined, language: brand.languages.default }
  const tabs = assemble(registry, brand, platform, visitor).slots['register.tab']
  const built = tabs.map(({ props: { method } }) => ({ method, ...formOf(brand.registration, settings, isOn, method) }))
  return {
    forms: built.map(({ method, value }) => ({
      method,
      fields: value.fields.map(({ name, required }) => ({ name, required })),
    })),
    dropped: [...new Set(built.flatMap(({ issues }) => issues.map(words)))],
  }
}

/** The rules of an answer that no form can keep, whatever the brand and its modules. */
export function droppedRules(answer: unknown): readonly string[] {
  const settings = z.safeParse(registrationSettingsSchema, answer)
  if (!settings.success) return []
  // every field is asked for in one of the two, and its rule looked at
  const shown = (['username', 'mobile'] as const).flatMap(
    (method) => formOf(productDefaults.registration, settings.data, () => true, method).issues,
  )
  return [...new Set(shown.map(words))]
}

const formOf = (
  registration: Brand['registration'],
  settings: RegistrationSettings,
  isOn: (module: ModuleId) => boolean,
  method: RegistrationMethod,
) => buildRegistrationForm({ settings, isOn, registration, method, today: new Date().toISOString().slice(0, 10) })

function words(issue: Issue): string {
  if (issue.code === 'bad-rule') return `${issue.field}: ${issue.reason}`
  if (issue.code !== 'unknown-field') return issue.code
  const [near] = issue.nearest
  return `${issue.field}: the form has no such field${near === undefined ? '' : `; did they mean ${near}?`}`
}
