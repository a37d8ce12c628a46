import type { Pattern10 } from '../../lib/patterns'
import type { Issue, Result } from '../issue'
import { fieldRules, type ServerRule, unworded } from './fieldRules'
import type { FieldRow } from './fieldRow'
import type { FieldSchema, FormField, FormModel, FormValue, Keyword, Message, UiField } from '../../lib/form/model'

/** One field of a form to build: its row, and what is decided about it here. */
export interface FieldSpec {
  readonly row: FieldRow
  readonly required: boolean
  readonly rule?: ServerRule
  readonly value?: FormValue
  /** Instead of the row's. */
  readonly hint?: Message
  readonly labelParams?: Message['params']
  /** yyyy-MM-dd: the latest date, and what is said of a later one. */
  readonly latest?: { readonly date: string; readonly message: Message }
}

export interface FormOptions {
  readonly pattern10?: Pattern10
}

/** Builds a form of fields in the order given. */
export function buildForm(
  id: string,
  specs: readonly FieldSpec[],
  { pattern10 = 'letters' }: FormOptions = {},
): Result<FormModel> {
  const issues: Issue[] = []
  const built = specs.map((spec) => {
    const { value, issues: found } = buildField(spec, pattern10)
    issues.push(...found)
    return { ...value, initial: spec.value ?? (spec.row.kind === 'checkbox' ? false : '') }
  })
  const entries = <T>(of: (one: (typeof built)[number]) => T) =>
    Object.fromEntries(built.map((one) => [one.field.name, of(one)]))
  const model: FormModel = {
    id,
    schema: {
      type: 'object',
      required: built.filter(({ field }) => field.required).map(({ field }) => field.name),
      properties: entries(({ schema }) => schema),
    },
    uiSchema: { ...entries(({ field }) => uiField(field)), 'ui:order': built.map(({ field }) => field.name) },
    fields: built.map(({ field }) => field),
    defaults: entries(({ initial }) => initial),
    needsBoundedPatterns: built.some(({ schema }) => schema.pattern !== undefined),
  }
  return { value: model, issues }
}

const uiField = ({ kind, autocomplete }: FormField): UiField => ({ 'ui:widget': kind, 'ui:autocomplete': autocomplete })

/** What to say of a field without a value. */
function missing({ kind, local }: FieldRow): string {
  if (local?.equalTo !== undefined) return 'form.confirmRequired'
  return kind === 'select' ? 'form.choose' : 'form.required'
}

function buildField(spec: FieldSpec, pattern10: Pattern10): Result<{ field: FormField; schema: FieldSchema }> {
  const { row, required, rule = {}, labelParams, latest } = spec
  const { value: checks, issues } = fieldRules(row, rule, pattern10)
  const consent = row.kind === 'checkbox'
  const schema: FieldSchema = {
    type: consent ? 'boolean' : 'string',
    ...checks.schema,
    ...(latest && { formatMaximum: latest.date }),
    ...(consent && required && { const: true }),
    ...(row.options && { enum: row.options.map(({ value }) => value) }),
  }
  const refused: Message = { key: row.say?.required ?? missing(row) }
  const messages: Partial<Record<Keyword, Message>> = {
    ...checks.messages,
    type: refused,
    ...(required && { required: refused }),
    ...(consent && required && { const: refused }),
    ...(latest && { formatMaximum: latest.message }),
    ...(row.options && { enum: refused }),
  }
  const hint = spec.hint ?? (row.hintKey === undefined ? hintOf(row, messages) : { key: row.hintKey })
  const field: FormField = {
    name: row.name,
    kind: row.kind,
    label: { key: row.labelKey, ...(labelParams && { params: labelParams }) },
    ...(hint && { hint }),
    required,
    normalise: row.normalise ?? (row.kind === 'password' || consent ? 'none' : 'trim'),
    autocomplete: row.autocomplete,
    ...(row.inputMode && { inputMode: row.inputMode }),
    ...(row.options && { options: row.options }),
    width: row.width ?? 'full',
    ...(row.strength && { strength: true }),
    sent: row.sent ?? true,
    ...(checks.monthFirst && { monthFirst: true }),
    messages,
  }
  return { value: { field, schema }, issues }
}

/** A new account's name and password tell their format before it is broken. */
function hintOf(row: FieldRow, messages: Partial<Record<Keyword, Message>>): Message | undefined {
  const { format, patternId, pattern } = messages
  const told = format ?? patternId ?? (pattern?.key === unworded ? undefined : pattern)
  return row.say?.local && row.kind !== 'tel' ? told : undefined
}
