import { lockingFieldNames } from '../../../engine/form/profileFields'
import type { FormField, FormModel, FormValues } from '../../../lib/form/model'

export interface Locking {
  readonly field: FormField
  readonly value: string
}

/** What is told for the first time, and cannot be changed afterwards. */
export const lockedBy = ({ fields }: FormModel, values: FormValues): readonly Locking[] =>
  fields.flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    return lockingFieldNames.includes(field.name) && typeof value === 'string' && value !== '' ? [{ field, value }] : []
  })
