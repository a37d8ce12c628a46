import { createContext, type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react'
import type { FormField, FormValue } from '../../lib/form/model'
import type { FormStore, Problem } from './formStore'

export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string

export interface FormScope {
  readonly store: FormStore
  readonly fields: ReadonlyMap<string, FormField>
  readonly t: Translate
}

/** What the page adds to single fields; apart from the scope, so that its changes touch those fields alone. */
export interface FormExtras {
  /** A control at the end of a field's line: the captcha's picture, the button that sends a code. */
  readonly beside?: Readonly<Record<string, ReactNode>> | undefined
  /** A label with links in it, for a consent. */
  readonly labels?: Readonly<Record<string, ReactNode>> | undefined
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)
export const FormExtrasContext = createContext<FormExtras>({})

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('a field was drawn outside of MarqueeForm')
  return scope
}

/** The store of the form around: for controls beside a field that read or check another one. */
export const useForm = (): FormStore => useFormScope().store

export function useFieldValue(name: string): FormValue | undefined {
  return useStored(name, useFormScope().store.value)
}

export function useProblem(name: string): Problem | undefined {
  return useStored(name, useFormScope().store.problem)
}

/** What is read of a field must be the same value until the field changes. */
export function useStored<T>(name: string, read: (name: string) => T): T {
  const { store } = useFormScope()
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name])
  const snapshot = () => read(name)
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

export function useFormField(name: string): FormField {
  const told = useFormScope().fields.get(name)
  // rjsf draws a field once more that another model has not: as it was
  const [last, setLast] = useState(told)
  if (told !== undefined && told !== last) setLast(told)
  const field = told ?? last
  if (!field) throw new Error(`the form's schema has a field "${name}" that its model does not describe`)
  return field
}

/** The words of a problem. Messages may name their field as {{field}}. */
export function problemText(problem: Problem | undefined, label: string, t: Translate): string | undefined {
  if (problem === undefined) return undefined
  return 'text' in problem ? problem.text : t(problem.key, { ...problem.params, field: label })
}
