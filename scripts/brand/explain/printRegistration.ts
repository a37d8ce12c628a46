import type { Io } from '../io'
import type { RegistrationReport } from '../platform/registration'

/** The tabs of registration with their fields, required ones with a star, and what the form leaves out. */
export function printRegistration({ forms, dropped }: RegistrationReport, paint: Io['paint']): readonly string[] {
  if (forms.length === 0) return []
  return [
    paint.bold('registration'),
    ...forms.map(
      ({ method, fields }) =>
        `  by ${method}: ${fields.map(({ name, required }) => `${name}${required ? '*' : ''}`).join(', ')}`,
    ),
    ...dropped.map((each) => `  ${paint.yellow('left out')} ${each}`),
    '',
  ]
}
