import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { FormField, FormValue } from '../../../lib/form/model'
import type { FormDraft } from '../formDraft'

/** What every control of a form takes, whichever form it is in. */
export interface ControlProps {
  readonly field: FormField
  readonly id: string
  readonly draft: Pick<FormDraft, 'value' | 'subscribe'>
  readonly onChange: (value: FormValue) => void
  readonly onBlur: () => void
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is read of a field's value, drawn again when that changes. */
export function useDraftValue<T>({ draft, field }: ControlProps, read: (value: FormValue | undefined) => T): T {
  const { name } = field
  const subscribe = useCallback((listener: () => void) => draft.subscribe(name, listener), [draft, name])
  const snapshot = () => read(draft.value(name))
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

/** Elements of fields that the app has taken over. */
const attached = new WeakSet<Element>()

/**
 * Attributes of a text-like control. The control keeps its own text and the draft hears of it: React would draw the
 * field at every key, and copy what is typed, passwords too, into the attribute `value`.
 */
export function useTextControl<E extends HTMLInputElement | HTMLTextAreaElement>(props: ControlProps) {
  const { draft, field, id, onBlur, onChange } = props
  const { name } = field
  // typed into a field that the edge drew before the app was there, or put back into it by the browser
  const early = useRef('')
  const adopt = useEffectEvent(() => {
    const typed = early.current
    early.current = ''
    if (typed !== '' && textOf(draft.value(name)) === '') onChange(typed)
  })
  useEffect(() => adopt(), [])
  const ref: RefCallback<E> = useCallback(
    (element: E | null) => {
      if (element && !attached.has(element)) {
        attached.add(element)
        early.current = element.value
      }
      const show = () => {
        const value = textOf(draft.value(name)) || early.current
        if (element && element.value !== value) element.value = value
      }
      show()
      return draft.subscribe(name, show)
    },
    [draft, name],
  )
  return {
    ref,
    id,
    name,
    autoComplete: field.autocomplete,
    inputMode: field.inputMode,
    ...(isSentence(field) ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
    onBlur,
  }
}

/** Names of people and places: keyboards may help with them. */
const sentences = ['name', 'nickname', 'country-name', 'organization-title', 'street-address']
const isSentence = ({ autocomplete, kind }: FormField) => kind === 'textarea' || sentences.includes(autocomplete)
