import type { DescribedField } from '../../../contract/described-field'
import type { Text, TextLanguage } from '../language'

/** A field of a described form, in every language. */
export type FieldContent = Omit<DescribedField, 'label' | 'hint' | 'options'> & {
  readonly label: Text
  readonly hint?: Text
  readonly options?: readonly { readonly value: string; readonly label: Text }[]
}

export const describedFields = (fields: readonly FieldContent[], language: TextLanguage): DescribedField[] =>
  fields.map(({ label, hint, options, ...field }) => ({
    ...field,
    label: label[language],
    ...(hint && { hint: hint[language] }),
    ...(options && { options: options.map((one) => ({ value: one.value, label: one.label[language] })) }),
  }))
