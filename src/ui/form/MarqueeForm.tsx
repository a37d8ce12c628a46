import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadBoundedPatterns } from '../../lib/boundedPattern'
import type { FormModel, FormValues } from '../../lib/form/model'
import { Button } from '../action/Button'
import { Notice } from '../feedback/Notice'
import { Stack } from '../layout/Stack'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { DrawnForm } from './DrawnForm'
import { focusFirst } from './focusFirst'
import { type FormExtras, FormExtrasContext, FormScopeContext, type Translate } from './formContext'
import { createFormStore, type FieldErrors, type FormStore } from './formStore'

export interface MarqueeFormProps extends FormExtras {
  readonly model: FormModel
  /** What fields hold at first, over the model's defaults. */
  readonly values?: FormValues
  /** Kept by the page where values must outlive the form, such as a dialog that closes and opens again. */
  readonly store?: FormStore
  /** Called with the form's values once it stands; what it answers is called when the form goes. */
  readonly watch?: (store: FormStore) => () => void
  /**
   * Gets the checked values: trimmed, digits made plain, empty ones left out. What it answers is shown at the
   * fields; a name that the form does not have is shown above the button.
   */
  readonly onSubmit: (values: FormValues) => Promise<FieldErrors | void>
  readonly submitLabel: string
  readonly busy?: boolean
  /** What went wrong with the whole form. */
  readonly formError?: ReactNode
  /** What the server said counts no more, of the whole form and of its fields. */
  readonly silent?: boolean
  readonly t: Translate
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/** A form drawn from its model by rjsf. Loaded with the first form, never with the first page. */
export function MarqueeForm(props: MarqueeFormProps) {
  const { model, values, watch, onSubmit, submitLabel, busy = false, formError, silent = false, t, beside, labels, children } = props
  const [ownStore] = useState(() => props.store ?? createFormStore(model, values))
  const store = props.store ?? ownStore
  const id = useId()
  const pending = useRef(false)
  const drawn = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [summary, setSummary] = useState('')
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  const fields = useMemo(() => new Map(model.fields.map((field) => [field.name, field])), [model])
  const scope = useMemo(() => ({ store, fields, t }), [store, fields, t])
  const extras = useMemo(() => ({ beside, labels }), [beside, labels])

  useLayoutEffect(() => store.use(model), [store, model])
  useEffect(() => watch?.(store), [watch, store])
  useEffect(() => {
    if (silent) store.refuse({})
  }, [silent, store])
  useEffect(() => {
    if (drawn.current) focusFirst(drawn.current)
  }, [])
  useEffect(() => {
    // Without it the server alone checks these fields.
    if (model.needsBoundedPatterns) loadBoundedPatterns().then(store.usePatterns, () => undefined)
  }, [store, model])

  const tell = (form: HTMLFormElement, wrong: readonly string[]) => {
    setSummary(wrong.length === 0 ? '' : t('form.fix', { count: wrong.length }))
    const first = form.elements.namedItem(wrong[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }

  const send = async (form: HTMLFormElement, checked: FormValues) => {
    setSending(true)
    setUnplaced([])
    try {
      const errors = (await onSubmit(checked)) ?? {}
      const own = store.refuse(errors)
      setUnplaced(
        Object.keys(errors)
          .filter((name) => !own.includes(name))
          .map((name) => errors[name] ?? ''),
      )
      tell(form, own)
    } finally {
      pending.current = false
      setSending(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (pending.current || busy) return
    const checked = store.check()
    if (!checked.ok) return tell(event.currentTarget, checked.wrong)
    pending.current = true
    void send(event.currentTarget, checked.values)
  }

  return (
    <FormScopeContext value={scope}>
      <FormExtrasContext value={extras}>
        <form ref={drawn} noValidate onSubmit={submit} aria-busy={sending || busy}>
          <Stack gap={4}>
            <DrawnForm key={model.id} model={model} idPrefix={id} />
            {children}
            {silent || formError === undefined || formError === null || formError === '' ? null : (
              <Notice tone="danger" alert>
                {formError}
              </Notice>
            )}
            {(silent ? [] : unplaced).map((text) => (
              <Notice key={text} tone="danger" alert>
                {text}
              </Notice>
            ))}
            <Button type="submit" variant="primary" size="l" block busy={sending || busy}>
              {submitLabel}
            </Button>
          </Stack>
          <VisuallyHidden role="status">{summary}</VisuallyHidden>
        </form>
      </FormExtrasContext>
    </FormScopeContext>
  )
}
