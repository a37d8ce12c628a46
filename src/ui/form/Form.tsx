import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { loadBoundedPatterns } from '../../lib/boundedPattern'
import type { FormField, FormValue, FormValues } from '../../lib/form/model'
import { controls } from './controls/controls'
import { FieldGrid } from './FieldGrid'
import { FieldView } from './FieldView'
import { FormExtrasContext, FormScopeContext } from './formContext'
import { FormElement } from './FormElement'
import { FormFoot } from './FormFoot'
import type { FormProps } from './formProps'
import { createFormStore, type FormStore } from './formStore'
import { useSubmission } from './useSubmission'

export interface ProductFormProps extends FormProps {
  /** What fields hold at first, over the model's defaults. */
  readonly values?: FormValues
  /** Called with the form's values once it stands; what it answers is called when the form goes. */
  readonly watch?: (store: FormStore) => () => void
  /** What the server said counts no more, of the whole form and of its fields. */
  readonly silent?: boolean
}

/**
 * A form that the product itself knows: sign-in, passwords, feedback. Those that the platform describes are
 * PlatformForm's. Loaded with the first form, never with the first page.
 */
export function Form(props: ProductFormProps) {
  const {
    model,
    values,
    watch,
    onSubmit,
    submitLabel,
    busy = false,
    formError,
    silent = false,
    t,
    beside,
    labels,
    children,
  } = props
  const [store] = useState(() => createFormStore(model, values))
  const id = useId()
  const { element, sending, summary, unplaced, stopped, stop, send } = useSubmission({
    onSubmit,
    refuse: store.refuse,
    t,
  })
  const scope = useMemo(() => ({ form: store, t }), [store, t])
  const extras = useMemo(() => ({ beside, labels }), [beside, labels])

  useLayoutEffect(() => store.use(model), [store, model])
  useEffect(() => watch?.(store), [watch, store])
  useEffect(() => {
    if (silent) store.refuse({})
  }, [silent, store])
  useEffect(() => {
    // Without it the server alone checks these fields.
    if (model.needsBoundedPatterns) loadBoundedPatterns().then(store.usePatterns, () => undefined)
  }, [store, model])

  const submit = () => {
    const checked = store.check()
    if (checked.ok) void send(checked.values)
    else stop(checked.wrong)
  }
  const fields = useMemo(
    () =>
      model.fields.map((field) => ({
        name: field.name,
        width: field.width,
        content: <StoredField store={store} field={field} id={`${id}_${field.name}`} />,
      })),
    [model, store, id],
  )

  return (
    <FormScopeContext value={scope}>
      <FormExtrasContext value={extras}>
        <FormElement element={element} busy={sending || busy} onSubmit={submit}>
          <FieldGrid key={model.id} fields={fields} />
          <FormFoot
            submitLabel={submitLabel}
            busy={sending || busy}
            formError={silent || stopped ? undefined : formError}
            unplaced={silent ? [] : unplaced}
            summary={summary}
          >
            {children}
          </FormFoot>
        </FormElement>
      </FormExtrasContext>
    </FormScopeContext>
  )
}

interface StoredFieldProps {
  readonly store: FormStore
  readonly field: FormField
  readonly id: string
}

function StoredField({ store, field, id }: StoredFieldProps) {
  const { name } = field
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name])
  const snapshot = () => store.problem(name)
  const problem = useSyncExternalStore(subscribe, snapshot, snapshot)
  const change = useCallback((next: FormValue) => store.set(name, next), [store, name])
  const leave = useCallback(() => store.leave(name), [store, name])
  const Control = controls[field.kind]
  return (
    <FieldView id={id} field={field} problem={problem}>
      <Control field={field} id={id} draft={store} onChange={change} onBlur={leave} />
    </FieldView>
  )
}
