import type { RegistrationSettings } from '../../contract/registration-settings'
import { productDefaults } from '../resolveBrand'
import { buildRegistrationForm, type RegistrationInput } from './registrationForm'

export type Fields = RegistrationSettings['fields']
export const registration = productDefaults.registration
export const shown = { enabled: true, required: false }
export const must = { enabled: true, required: true }

/** The form of these settings and modules, by username where not said otherwise. */
export function build(fields: Fields = {}, modules: readonly string[] = [], over: Partial<RegistrationInput> = {}) {
  const built = buildRegistrationForm({
    settings: { fields },
    isOn: (id) => modules.includes(id),
    registration,
    method: 'username',
    today: '2025-03-10',
    ...over,
  })
  const { value: model, issues } = built
  return {
    model,
    issues,
    names: model.fields.map(({ name }) => name),
    schema: model.schema.properties,
    required: model.schema.required,
  }
}
