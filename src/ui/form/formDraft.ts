import type { FormField, FormModel, FormValue, FormValues } from '../../lib/form/model'
import { readValue } from '../../lib/form/values'
import type { FieldErrors, Problem } from './problem'

/** What has happened to a field, which decides when its problem is said. */
export interface FieldState {
  readonly typed: boolean
  readonly left: boolean
  /** Its problem is said whatever it holds. */
  readonly shown: boolean
  /** What the server said of the value that it holds. */
  readonly refused?: Problem
}

/**
 * What was typed into one form and what happened to its fields, outside of React: it may outlive the form, such as in
 * a dialog that closes and opens again.
 */
export interface FormDraft {
  readonly value: (name: string) => FormValue | undefined
  /** All of them; another object after each change. */
  readonly values: () => FormValues
  readonly state: (name: string) => FieldState
  readonly set: (name: string, value: FormValue) => void
  /** As `set`, by the form itself, which need not be told. */
  readonly type: (name: string, value: FormValue) => void
  /** The field begins anew: what was typed in it counts no more. */
  readonly clear: (name: string) => void
  /** The field was left: what is wrong with it may be said. One that nothing was ever typed into is passed by. */
  readonly leave: (name: string) => void
  /** What is wrong with these fields is said from now on. */
  readonly show: (names: readonly string[]) => void
  /** Shows what the server said of fields, in place of what it said before; returns the names that this form has, in its order. */
  readonly refuse: (errors: FieldErrors) => readonly string[]
  /** Another model for the same form: fields of the same name keep what was typed. */
  readonly use: (model: FormModel) => void
  /** Tells who hears of these fields: what is said of them may have changed. */
  readonly notify: (...names: readonly string[]) => void
  readonly subscribe: (name: string, listener: () => void) => () => void
  /** Hears of values that did not come from the form. */
  readonly onSet: (listener: () => void) => () => void
}

const untouched: FieldState = { typed: false, left: false, shown: false }

export function createFormDraft(initialModel: FormModel, initialValues: FormValues = {}): FormDraft {
  let model = initialModel
  let values: FormValues = { ...model.defaults, ...initialValues }
  const states = new Map<string, FieldState>()
  const listeners = new Map<string, Set<() => void>>()
  const setListeners = new Set<() => void>()

  const value = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  const state = (name: string) => states.get(name) ?? untouched
  const notify = (...names: readonly string[]) => {
    for (const name of names) listeners.get(name)?.forEach((listener) => listener())
  }
  const tellForm = () => setListeners.forEach((listener) => listener())
  const change = (name: string, more: Partial<FieldState>) => void states.set(name, { ...state(name), ...more })
  const type = (name: string, next: FormValue) => {
    values = { ...values, [name]: next }
    const { refused: _refused, ...rest } = state(name)
    states.set(name, rest.typed && _refused === undefined ? state(name) : { ...rest, typed: true })
    notify(name)
  }

  return {
    value,
    values: () => values,
    state,
    type,
    set(name, next) {
      type(name, next)
      tellForm()
    },
    clear(name) {
      const start = Object.hasOwn(model.defaults, name) ? model.defaults[name] : undefined
      if (start === undefined) return
      values = { ...values, [name]: start }
      states.delete(name)
      notify(name)
      tellForm()
    },
    leave(name) {
      if (state(name).left) return
      change(name, { left: true })
      notify(name)
    },
    show(names) {
      const hidden = names.filter((name) => !state(name).shown)
      if (hidden.length === 0) return
      for (const name of hidden) change(name, { shown: true })
      notify(...hidden)
    },
    refuse(errors) {
      const own = model.fields.filter(({ name }) => Object.hasOwn(errors, name)).map(({ name }) => name)
      const before = [...states].flatMap(([name, { refused }]) =>
        refused === undefined || own.includes(name) ? [] : [name],
      )
      for (const name of before) {
        const { refused: _refused, ...rest } = state(name)
        states.set(name, rest)
      }
      for (const name of own) change(name, { shown: true, refused: { text: errors[name] ?? '' } })
      notify(...before, ...own)
      return own
    },
    use(next) {
      if (next === model) return
      model = next
      values = { ...next.defaults, ...values }
      notify(...model.fields.map(({ name }) => name))
      tellForm()
    },
    notify,
    subscribe(name, listener) {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => void own.delete(listener)
    },
    onSet(listener) {
      setListeners.add(listener)
      return () => void setListeners.delete(listener)
    },
  }
}

/** A problem that moves the page under the finger that leaves the form is none of the visitor's making. */
export function saysProblem(
  field: FormField,
  { shown, left, typed }: FieldState,
  value: FormValue | undefined,
): boolean {
  return shown || (left && (typed || readValue(field, value) !== undefined))
}
