import { plainCount, plainDigits } from '../digits'
import { freeText } from '../freeText'
import type { FormField, FormValue, FormValues, Normalise } from './model'

const normalisers: Readonly<Record<Normalise, (value: string) => string>> = {
  none: (value) => value,
  // with it goes what cannot be seen and is pasted without knowing
  trim: freeText,
  digits: plainDigits,
  count: plainCount,
}

interface ReadFields {
  readonly fields: readonly Pick<FormField, 'name' | 'normalise'>[]
}

/** The value that is checked and sent, of what was typed; undefined where nothing was. */
export function readValue(field: Pick<FormField, 'normalise'>, typed: FormValue | undefined): FormValue | undefined {
  if (typeof typed !== 'string') return typed
  const value = normalisers[field.normalise](typed)
  return value === '' ? undefined : value
}

/** The values of a form as the document that its schema describes. Values of other names are left out. */
export function readValues({ fields }: ReadFields, typed: FormValues): FormValues {
  const values: [string, FormValue][] = []
  for (const field of fields) {
    const value = readValue(field, Object.hasOwn(typed, field.name) ? typed[field.name] : undefined)
    if (value !== undefined) values.push([field.name, value])
  }
  return Object.fromEntries(values)
}
