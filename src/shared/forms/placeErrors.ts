import type { FormModel } from '../../lib/form/model'
import type { ErrorRow } from '../../platform/errors/row'
import { CallFailure } from '../../platform/failure'
import { errorRow } from '../../platform/messages'

export interface PlacedErrors {
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>
  /** About the whole form. */
  readonly form: string | undefined
  /** To be confirmed in a warning dialog (spec §8); what it is about is marked in the form as well. */
  readonly dialog?: string
  /** Of the catalogue: the way on. */
  readonly row?: ErrorRow
}

type Translate = (key: string) => string

/** Where a failed call shows in its form, as its row of the catalogue says: a field that the form lacks, above the button. */
export function placeErrors(error: unknown, model: FormModel, t: Translate): PlacedErrors {
  const row = errorRow(error)
  const text = t(row.message)
  const names = fieldsOf(error, (name) => model.fields.some((field) => field.name === name))
  return {
    fields: Object.fromEntries(names.map((name) => [name, text])),
    form: names.length > 0 ? undefined : text,
    row,
    ...(row.place === 'dialog' && { dialog: text }),
  }
}

/** Names of the fields that a failure is about: those that the platform lists, else the one of its row. */
export function fieldsOf(error: unknown, has: (name: string) => boolean = () => true): readonly string[] {
  const refused = refusedFields(error).filter(has)
  const { field } = errorRow(error)
  return refused.length > 0 ? refused : field !== undefined && has(field) ? [field] : []
}

/** Names in `value.fields` of a refusal that is about fields. */
export function refusedFields(error: unknown): readonly string[] {
  if (!(error instanceof CallFailure) || error.failure.type !== 'server' || error.failure.message !== 'field.invalid')
    return []
  const { value } = error.failure
  if (typeof value !== 'object' || value === null || !('fields' in value)) return []
  return typeof value.fields === 'object' && value.fields !== null ? Object.keys(value.fields) : []
}
