import { afterPress } from '../afterPress'
import type { FormProps } from '@rjsf/core/lib/components/Form.js'
import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { type ComponentType, type FormEvent, type ReactNode, use, useCallback, useSyncExternalStore } from 'react'
import type { FormField, FormValue } from '../../../lib/form/model'
import type { ControlProps } from '../controls/control'
import { controls } from '../controls/controls'
import { FieldGrid } from '../FieldGrid'
import { FieldView } from '../FieldView'
import { saysProblem } from '../formDraft'
import { FormElement } from '../FormElement'
import { FormFoot } from '../FormFoot'
import { brokenRule } from '../problem'
import { PlatformStepsContext, usePlatformFrame, usePlatformScope } from './platformContext'
import { SteppedFields } from './SteppedFields'

/** rjsf's wrapper of every node: label, hint and error for a field, nothing around the form's root. */
function FieldTemplate({ id, fieldPathId, rawErrors, children }: FieldTemplateProps) {
  const { fields } = usePlatformScope()
  const field = fields.get(String(fieldPathId.path.at(-1)))
  if (!field) return children
  return (
    <ValidatedField id={id} field={field} keyword={rawErrors?.[0]}>
      {children}
    </ValidatedField>
  )
}

interface ValidatedFieldProps {
  readonly id: string
  readonly field: FormField
  /** What rjsf's validator found first. */
  readonly keyword: string | undefined
  readonly children: ReactNode
}

function ValidatedField({ id, field, keyword, children }: ValidatedFieldProps) {
  const { draft } = usePlatformScope()
  const { name } = field
  const subscribe = useCallback((listener: () => void) => draft.subscribe(name, listener), [draft, name])
  const snapshot = () => draft.state(name)
  const state = useSyncExternalStore(subscribe, snapshot, snapshot)
  const broken = keyword === undefined ? undefined : brokenRule(field, keyword)
  const problem = saysProblem(field, state, draft.value(name)) ? (state.refused ?? broken) : undefined
  return (
    <FieldView id={id} field={field} problem={problem}>
      {children}
    </FieldView>
  )
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { fields } = usePlatformScope()
  const steps = use(PlatformStepsContext)
  const drawn = properties.map(({ name, content }) => {
    const field = fields.get(name)
    return { name, width: field?.width, kind: field?.kind, content }
  })
  return steps === undefined ? <FieldGrid fields={drawn} /> : <SteppedFields {...steps} fields={drawn} />
}

/**
 * A control of the kit as a widget of rjsf. A key press is the field's own business: rjsf works through the whole form
 * at each change, so it hears of a text when its field is left, and meanwhile only where something is said of it.
 */
const widgetOf = (Control: ComponentType<ControlProps>) =>
  function PlatformWidget({ id, name }: WidgetProps) {
    const { fields, draft, commit, commitSoon } = usePlatformScope()
    const field = fields.get(name)
    const change = useCallback(
      (next: FormValue) => {
        draft.type(name, next)
        const { shown, left } = draft.state(name)
        if (typeof next === 'boolean') commit()
        else if (shown || left) commitSoon()
      },
      [draft, name, commit, commitSoon],
    )
    const leave = useCallback(() => {
      commit()
      afterPress(() => draft.leave(name))
    }, [draft, name, commit])
    if (!field) throw new Error(`the form's schema has a field "${name}" that its model does not describe`)
    return <Control field={field} id={id} draft={draft} onChange={change} onBlur={leave} />
  }

/** The theme of rjsf: the look of every form that a platform describes. Widgets go by the kind of the model's field. */
export const platformTheme = {
  templates: { FieldTemplate, ObjectFieldTemplate },
  widgets: Object.fromEntries(Object.entries(controls).map(([kind, Control]) => [kind, widgetOf(Control)])),
} satisfies Pick<FormProps, 'templates' | 'widgets'>

/** In place of rjsf's form element. */
export function PlatformElement(props: {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}) {
  const { element, foot, beforeSubmit } = usePlatformFrame()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!beforeSubmit()) props.onSubmit(event)
  }
  return (
    <FormElement element={element} busy={foot.busy} onSubmit={submit}>
      {props.children}
    </FormElement>
  )
}

/** In place of rjsf's button. */
export function PlatformFoot() {
  return <FormFoot {...usePlatformFrame().foot} />
}
