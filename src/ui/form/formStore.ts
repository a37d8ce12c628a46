import type { BoundedPatterns } from '../../lib/boundedPattern'
import { createChecker, type FormChecker } from '../../lib/form/checkField'
import type { FormField, FormModel, FormValues } from '../../lib/form/model'
import { readValue, readValues } from '../../lib/form/values'
import { createFormDraft, type FormDraft, saysProblem } from './formDraft'
import { brokenRule, type OwnRules, type Problem } from './problem'

export type Checked =
  | { readonly ok: true; readonly values: FormValues }
  /** Names of the fields that are wrong, in the order of the form. */
  | { readonly ok: false; readonly wrong: readonly string[] }

/**
 * A draft that checks itself by its model. A problem is said once its field was left or the form was sent, and from
 * then on follows what is typed.
 */
export interface FormStore extends Omit<FormDraft, 'type' | 'show' | 'notify' | 'onSet' | 'use'> {
  readonly problem: (name: string) => Problem | undefined
  /** Shows what is wrong with one field; true where nothing is. */
  readonly checkField: (name: string) => boolean
  readonly check: () => Checked
  readonly use: (model: FormModel, rules?: OwnRules) => void
  readonly usePatterns: (patterns: BoundedPatterns) => void
}

export function createFormStore(initialModel: FormModel, initialValues: FormValues = {}): FormStore {
  const draft = createFormDraft(initialModel, initialValues)
  let model = initialModel
  let fields = byName(model)
  let checker: FormChecker = createChecker()
  let rules: OwnRules = {}
  /** The same object for the same words. */
  const told = new Map<string, Problem>()

  const broken = (field: FormField): Problem | undefined => {
    const schema = model.schema.properties[field.name]
    const value = readValue(field, draft.value(field.name))
    if (value === undefined) return field.required ? brokenRule(field, 'required') : undefined
    const other = schema?.equalTo === undefined ? undefined : fields.get(schema.equalTo)
    const otherValue = other && readValue(other, draft.value(other.name))
    const keywords =
      schema && checker.field(schema)(value, other && otherValue !== undefined ? { [other.name]: otherValue } : {})
    if (keywords?.[0]) return brokenRule(field, keywords[0])
    const text = Object.hasOwn(rules, field.name) ? rules[field.name]?.(value) : undefined
    if (text !== undefined && !told.has(text)) told.set(text, { text })
    return text === undefined ? undefined : told.get(text)
  }
  const refused = (name: string) => draft.state(name).refused
  const problem = (name: string): Problem | undefined => {
    const field = fields.get(name)
    if (!field || !saysProblem(field, draft.state(name), draft.value(name))) return undefined
    return refused(name) ?? broken(field)
  }
  const names = () => model.fields.map(({ name }) => name)
  const isTouched = (name: string) => draft.state(name).shown || draft.state(name).left
  /** Fields that must hold the same as this one. */
  const followers = (name: string) =>
    names().filter((other) => model.schema.properties[other]?.equalTo === name && isTouched(other))
  const { value, values, state, clear, leave, refuse, subscribe } = draft

  return {
    value,
    values,
    state,
    clear,
    leave,
    refuse,
    subscribe,
    problem,
    set(name, next) {
      draft.type(name, next)
      draft.notify(...followers(name))
    },
    checkField(name) {
      draft.show([name])
      return problem(name) === undefined
    },
    check() {
      draft.show(names())
      // What the server refused may be sent again as it is: a name may have become free.
      const wrong = model.fields.filter((field) => !refused(field.name) && broken(field)).map(({ name }) => name)
      return wrong.length > 0 ? { ok: false, wrong } : { ok: true, values: readValues(model, draft.values()) }
    },
    use(next, own = {}) {
      rules = own
      model = next
      fields = byName(next)
      draft.use(next)
    },
    usePatterns(patterns) {
      checker = createChecker(patterns)
      draft.notify(...names())
    },
  }
}

const byName = ({ fields }: FormModel) => new Map(fields.map((field) => [field.name, field]))
