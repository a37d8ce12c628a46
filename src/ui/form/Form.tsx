import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { FormValues } from '../../lib/form/model'
import { FormExtrasContext, FormScopeContext } from './formContext'
import { FormElement } from './FormElement'
import { FormFoot } from './FormFoot'
import type { FormProps } from './formProps'
import { createFormStore, type FormStore } from './formStore'
import type { OwnRules } from './problem'
import { StoredFields } from './StoredFields'
import { useFormPatterns } from './useFormPatterns'
import { useSubmission } from './useSubmission'

export interface ProductFormProps extends FormProps {
  /** What fields hold at first, over the model's defaults. */
  readonly values?: FormValues
  /** Besides those of the model, and said together with them. */
  readonly rules?: OwnRules
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
    rules,
    watch,
    onSubmit,
    submitLabel,
    final,
    busy = false,
    formError,
    silent = false,
    t,
    beside,
    labels,
    children,
  } = props
  const [store] = useState(() => createFormStore(model, values))
  const { element, sending, summary, unplaced, stopped, stop, send } = useSubmission({
    onSubmit,
    refuse: store.refuse,
    t,
  })
  const scope = useMemo(() => ({ form: store, t }), [store, t])
  const extras = useMemo(() => ({ beside, labels }), [beside, labels])

  useLayoutEffect(() => store.use(model, rules), [store, model, rules])
  useEffect(() => watch?.(store), [watch, store])
  useEffect(() => {
    if (silent) store.refuse({})
  }, [silent, store])
  useFormPatterns(store, model)

  const submit = () => {
    const checked = store.check()
    if (checked.ok) void send(checked.values)
    else stop(checked.wrong)
  }
  return (
    <FormScopeContext value={scope}>
      <FormExtrasContext value={extras}>
        <FormElement element={element} busy={sending || busy} onSubmit={submit}>
          <StoredFields store={store} model={model} />
          <FormFoot
            submitLabel={submitLabel}
            final={final}
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
