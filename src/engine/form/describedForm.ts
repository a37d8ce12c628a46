import type { DescribedField } from '../../contract/described-field'
import type { FieldKind, FormModel, InputMode, Message, Normalise } from '../../lib/form/model'
import type { Issue, Result } from '../issue'
import { buildForm, type FieldSpec } from './buildForm'
import type { FieldRow } from './fieldRow'

interface KindRow {
  readonly kind: FieldKind
  readonly autocomplete?: string
  readonly inputMode?: InputMode
  readonly normalise?: Normalise
  readonly format?: string
}

const kinds: Readonly<Record<DescribedField['kind'], KindRow>> = {
  TEXT: { kind: 'text' },
  DIGITS: { kind: 'text', inputMode: 'numeric', normalise: 'digits', format: 'digits' },
  TEL: { kind: 'tel', autocomplete: 'tel', inputMode: 'tel', normalise: 'digits', format: 'digits' },
  EMAIL: { kind: 'email', autocomplete: 'email', inputMode: 'email', format: 'email' },
  DATE: { kind: 'date', format: 'date' },
  SELECT: { kind: 'select' },
  TEXTAREA: { kind: 'textarea' },
}

/** Words of the platform's own, in place of a message. */
const said = (text: string): Message => ({ key: 'form.said', params: { text } })

/**
 * A form that the platform describes as a whole: fields with their words, kinds and rules, such as those of a way to
 * pay. A second field of a name is left out, and so is a select without anything to choose.
 *
 * @param own fields of the product's that stand below them; one of theirs by the same name comes before it
 */
export function buildDescribedForm(
  id: string,
  fields: readonly DescribedField[],
  own: readonly FieldSpec[] = [],
): Result<FormModel> {
  const issues: Issue[] = []
  const specs: FieldSpec[] = []
  for (const field of fields) {
    const { name, kind, options = [] } = field
    const bad = (reason: string) => void issues.push({ code: 'bad-rule', field: name, reason })
    if (specs.some(({ row }) => row.name === name)) bad('another field has its name')
    else if (kind === 'SELECT' && options.length === 0) bad('there is nothing to choose')
    else specs.push(specOf(field))
  }
  const described = specs.map(({ row }) => row.name)
  const built = buildForm(id, [...specs, ...own.filter(({ row }) => !described.includes(row.name))])
  return { value: built.value, issues: [...issues, ...built.issues] }
}

function specOf({ name, label, kind, hint, required, options, ...rule }: DescribedField): FieldSpec {
  const { format, autocomplete = 'off', ...of } = kinds[kind]
  const row: FieldRow = {
    ...{ name, autocomplete, ...of },
    labelKey: 'form.said',
    ...(format !== undefined && { local: { format } }),
    ...(kind === 'SELECT' &&
      options && { options: options.map((one) => ({ value: one.value, label: said(one.label) })) }),
  }
  return { row, required, rule, labelParams: { text: label }, ...(hint !== undefined && { hint: said(hint) }) }
}
