import { plainDigits } from '../digits'
import type { FormField, FormModel, FormValue, FormValues, Normalise } from './model'

const normalisers: Readonly<Record<Normalise, (value: string) => string>> = {
  none: (value) => value,
  trim: (value) => value.trim(),
  digits: plainDigits,
}

/** The value that is checked and sent, of what was typed; undefined where nothing was. */
export function readValue(field: FormField, typed: FormValue | undefined): FormValue | undefined {
  if (typeof typed !== 'string') return typed
  const value = normalisers[field.normalise](typed)
  return value === '' ? undefined : value
}

/** The values of a form as the document that its schema describes. Values of other names are left out. */
export function readValues(model: FormModel, typed: FormValues): FormValues {
  const values: [string, FormValue][] = []
  for (const field of model.fields) {
    const value = readValue(field, Object.hasOwn(typed, field.name) ? typed[field.name] : undefined)
    if (value !== undefined) values.push([field.name, value])
  }
  return Object.fromEntries(values)
}
