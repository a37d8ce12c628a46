import type { BoundedPatterns } from '../../lib/boundedPattern'
import { createChecker, type FormChecker } from '../../lib/form/checkField'
import type { FormField, FormModel, FormValue, FormValues, Keyword, Message } from '../../lib/form/model'
import { readValue, readValues } from '../../lib/form/values'

/** What is wrong with a field: a rule of the form, or what the server answered, already in words. */
export type Problem = Message | { readonly text: string }

/** Words of the server's for fields, by name. */
export type FieldErrors = Readonly<Record<string, string>>

export type Checked =
  | { readonly ok: true; readonly values: FormValues }
  /** Names of the fields that are wrong, in the order of the form. */
  | { readonly ok: false; readonly wrong: readonly string[] }

/**
 * Values and problems of one form, outside of React, so that a key press touches one field alone. A problem is
 * shown once its field was left or the form was sent, and from then on follows what is typed.
 */
export interface FormStore {
  readonly value: (name: string) => FormValue | undefined
  readonly problem: (name: string) => Problem | undefined
  readonly set: (name: string, value: FormValue) => void
  /** The field begins anew: what was typed in it counts no more. */
  readonly clear: (name: string) => void
  /** The field was left: what is wrong with it may be said. One that nothing was ever typed into is passed by. */
  readonly leave: (name: string) => void
  /** Shows what is wrong with one field; true where nothing is. */
  readonly checkField: (name: string) => boolean
  readonly check: () => Checked
  /** Shows what the server said of fields, in place of what it said before; returns the names that this form has, in its order. */
  readonly refuse: (errors: FieldErrors) => readonly string[]
  /** Another model for the same form: fields of the same name keep what was typed. */
  readonly use: (model: FormModel) => void
  readonly usePatterns: (patterns: BoundedPatterns) => void
  readonly subscribe: (name: string, listener: () => void) => () => void
}

export function createFormStore(initialModel: FormModel, initialValues: FormValues = {}): FormStore {
  let model = initialModel
  let fields = byName(model)
  let checker: FormChecker = createChecker()
  const values = new Map<string, FormValue>(Object.entries({ ...model.defaults, ...initialValues }))
  /** Fields whose problem is shown whatever they hold, and those that were left. */
  const shown = new Set<string>()
  const left = new Set<string>()
  const typed = new Set<string>()
  const refused = new Map<string, Problem>()
  const problems = new Map<string, Problem>()
  const listeners = new Map<string, Set<() => void>>()

  const notify = (name: string) => listeners.get(name)?.forEach((listener) => listener())

  const brokenRule = (field: FormField): Message | undefined => {
    const schema = model.schema.properties[field.name]
    const value = readValue(field, values.get(field.name))
    if (value === undefined) return field.required ? messageOf(field, 'required') : undefined
    const other = schema?.equalTo === undefined ? undefined : fields.get(schema.equalTo)
    const otherValue = other && readValue(other, values.get(other.name))
    const broken =
      schema && checker.field(schema)(value, other && otherValue !== undefined ? { [other.name]: otherValue } : {})
    return broken?.[0] && messageOf(field, broken[0])
  }

  // A problem that moves the page under the finger that leaves the form is none of the visitor's making.
  const isPassedBy = (field: FormField) => !typed.has(field.name) && readValue(field, values.get(field.name)) === undefined
  const isShown = (field: FormField) => shown.has(field.name) || (left.has(field.name) && !isPassedBy(field))

  /** Brings the shown problem of a field up to date; true where it changed. */
  const review = (name: string): boolean => {
    const field = fields.get(name)
    const now = field && isShown(field) ? (refused.get(name) ?? brokenRule(field)) : undefined
    if (now === problems.get(name)) return false
    if (now) problems.set(name, now)
    else problems.delete(name)
    return true
  }

  const show = (name: string) => {
    shown.add(name)
    if (review(name)) notify(name)
  }

  const reviewAll = () => {
    for (const name of new Set([...shown, ...left])) if (review(name)) notify(name)
  }

  return {
    value: (name) => values.get(name),
    problem: (name) => problems.get(name),
    set(name, value) {
      values.set(name, value)
      typed.add(name)
      refused.delete(name)
      review(name)
      notify(name)
      for (const other of model.fields) {
        if (model.schema.properties[other.name]?.equalTo === name && review(other.name)) notify(other.name)
      }
    },
    clear(name) {
      const start = Object.hasOwn(model.defaults, name) ? model.defaults[name] : undefined
      if (start === undefined) return
      values.set(name, start)
      for (const told of [shown, left, typed]) told.delete(name)
      refused.delete(name)
      problems.delete(name)
      notify(name)
    },
    leave(name) {
      left.add(name)
      if (review(name)) notify(name)
    },
    checkField(name) {
      show(name)
      return !problems.has(name)
    },
    check() {
      for (const { name } of model.fields) show(name)
      const wrong = model.fields.map(({ name }) => name).filter((name) => problems.has(name) && !refused.has(name))
      // What the server refused may be sent again as it is: a name may have become free.
      return wrong.length > 0
        ? { ok: false, wrong }
        : { ok: true, values: readValues(model, Object.fromEntries(values)) }
    },
    refuse(errors) {
      const own = model.fields.filter(({ name }) => Object.hasOwn(errors, name)).map(({ name }) => name)
      for (const name of [...refused.keys()].filter((each) => !own.includes(each))) {
        refused.delete(name)
        if (review(name)) notify(name)
      }
      for (const name of own) {
        refused.set(name, { text: errors[name] ?? '' })
        show(name)
      }
      return own
    },
    use(next) {
      if (next === model) return
      model = next
      fields = byName(next)
      for (const [name, value] of Object.entries(next.defaults)) {
        if (values.has(name)) continue
        values.set(name, value)
        notify(name)
      }
      reviewAll()
    },
    usePatterns(patterns) {
      checker = createChecker(patterns)
      reviewAll()
    },
    subscribe(name, listener) {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => void own.delete(listener)
    },
  }
}

const byName = ({ fields }: FormModel) => new Map(fields.map((field) => [field.name, field]))

const messageOf = ({ messages }: FormField, keyword: Keyword): Message => messages[keyword] ?? fallback
const fallback: Message = { key: 'form.required' }
