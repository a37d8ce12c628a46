import type { FormField, FormValue } from '../../../lib/form/model'

/** What the widgets use of what rjsf hands them. Values are those of the store: see BoundField. */
export interface FieldWidgetProps {
  readonly id: string
  readonly name: string
  readonly value?: unknown
  readonly onChange: (value: FormValue) => void
  readonly onBlur: (id: string, value: unknown) => void
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Attributes of every text-like control. */
export function textAttributes(field: FormField, { id, name, value, onBlur, onChange }: FieldWidgetProps) {
  return {
    id,
    name,
    value: textOf(value),
    autoComplete: field.autocomplete,
    inputMode: field.inputMode,
    ...(isSentence(field) ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
    onBlur: () => onBlur(id, value),
  }
}

/** Names of people and places: keyboards may help with them. */
const sentences = ['name', 'nickname', 'country-name', 'organization-title', 'street-address']
const isSentence = ({ autocomplete, kind }: FormField) => kind === 'textarea' || sentences.includes(autocomplete)
