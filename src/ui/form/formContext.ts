import { createContext, type ReactNode, use } from 'react'
import type { FormValue } from '../../lib/form/model'

export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** The form around a control that stands beside a field and reads or checks another one. */
export interface FormHandle {
  readonly value: (name: string) => FormValue | undefined
  readonly set: (name: string, value: FormValue) => void
  /** Shows what is wrong with one field; true where nothing is. */
  readonly checkField: (name: string) => boolean
}

export interface FormScope {
  readonly form: FormHandle
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

function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('a field was drawn outside of a form')
  return scope
}

export const useForm = (): FormHandle => useFormScope().form
export const useTranslateForm = (): Translate => useFormScope().t
