import { useCallback, useState } from 'react'
import type { FormStore } from '../../ui/form/formStore'
import { atom, type createStore, useStore } from '../../state/atoms'

/** What says who somebody is, and is no secret. */
export type KeptField = 'username' | 'mobileNum' | 'email'
type Typed = Readonly<Partial<Record<KeptField, string>>>

const keptAtom = atom<Typed>({})

/**
 * What was typed into a form of the sign-in to say who one is. The next form begins with it: after a new password, a
 * second check or maintenance nobody has to type it again. In memory alone, and gone once somebody is in.
 */
export const typedAtom = atom(
  (get) => get(keptAtom),
  (get, set, typed: Typed) => set(keptAtom, { ...get(keptAtom), ...typed }),
)
export const forgetTypedAtom = atom(null, (_get, set) => set(keptAtom, {}))

type Store = ReturnType<typeof createStore>

/** Keeps fields of a form and what is typed in step, both ways. What the form goes with is answered. */
export function keepTyped(store: Store, form: FormStore, fields: readonly KeptField[]): () => void {
  const leave = fields.map((name) =>
    form.subscribe(name, () => {
      const value = form.value(name)
      if (typeof value === 'string' && value !== store.get(typedAtom)[name]) store.set(typedAtom, { [name]: value })
    }),
  )
  const unsubscribe = store.sub(typedAtom, () => {
    for (const name of fields) {
      const value = store.get(typedAtom)[name]
      if (value !== undefined && value !== form.value(name)) form.set(name, value)
    }
  })
  return () => [...leave, unsubscribe].forEach((stop) => stop())
}

/** Props of a form that begins with what was typed elsewhere, and keeps what is typed into it. */
export function useTyped(fields: readonly KeptField[], known: Typed = {}) {
  const store = useStore()
  const [kept] = useState(fields)
  const [values] = useState(() => {
    const typed = { ...store.get(typedAtom), ...known }
    return Object.fromEntries(kept.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])))
  })
  const watch = useCallback((form: FormStore) => keepTyped(store, form, kept), [store, kept])
  return { values, watch }
}
