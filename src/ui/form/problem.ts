import type { FormField, FormValue, Keyword, Message } from '../../lib/form/model'

/** What is wrong with a field: a rule of the form, or what the server answered, already in words. */
export type Problem = Message | { readonly text: string }

/** Words of the server's for fields, by name. */
export type FieldErrors = Readonly<Record<string, string>>

/** A page's own rules, by field: what is wrong with a value that the model lets pass, in words. */
export type OwnRules = Readonly<Record<string, (value: FormValue) => string | undefined>>

/** What to say of a broken rule; the same object each time. */
export const brokenRule = ({ messages }: FormField, keyword: string): Message =>
  (isTold(messages, keyword) ? messages[keyword] : undefined) ?? fallback
const isTold = (messages: FormField['messages'], keyword: string): keyword is Keyword =>
  Object.hasOwn(messages, keyword)
const fallback: Message = { key: 'form.required' }
