import { type RefCallback, useCallback } from 'react'
import type { FormField, FormValue } from '../../../lib/form/model'
import { useFormScope } from '../formContext'

/** What the widgets use of what rjsf hands them; values are the store's. */
export interface FieldWidgetProps {
  readonly id: string
  readonly name: string
  readonly onChange: (value: FormValue) => void
  readonly onBlur: (id: string, value: unknown) => void
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Attributes of a text-like control. The control keeps its own text and the store hears of it: React would draw the
 * field at every key, and copy what is typed, passwords too, into the attribute `value`.
 */
export function useTextControl<E extends HTMLInputElement | HTMLTextAreaElement>(
  field: FormField,
  props: FieldWidgetProps,
) {
  const { id, name, onBlur, onChange } = props
  const { store } = useFormScope()
  const ref: RefCallback<E> = useCallback(
    (element: E | null) => {
      const show = () => {
        const value = textOf(store.value(name))
        if (element && element.value !== value) element.value = value
      }
      show()
      return store.subscribe(name, show)
    },
    [store, name],
  )
  return {
    ref,
    id,
    name,
    autoComplete: field.autocomplete,
    inputMode: field.inputMode,
    ...(isSentence(field) ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
    onBlur: () => onBlur(id, undefined),
  }
}

/** Names of people and places: keyboards may help with them. */
const sentences = ['name', 'nickname', 'country-name', 'organization-title', 'street-address']
const isSentence = ({ autocomplete, kind }: FormField) => kind === 'textarea' || sentences.includes(autocomplete)
