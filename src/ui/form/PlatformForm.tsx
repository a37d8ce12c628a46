import RjsfForm from '@rjsf/core/lib/components/Form.js'
import type { RJSFValidationError } from '@rjsf/utils'
import { startTransition, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type BoundedPatterns, loadBoundedPatterns } from '../../lib/boundedPattern'
import type { FormValues } from '../../lib/form/model'
import { readValues } from '../../lib/form/values'
import { FormExtrasContext, type FormHandle, FormScopeContext } from './formContext'
import { createFormDraft, type FormDraft } from './formDraft'
import type { FormProps } from './formProps'
import { PlatformFrameContext, PlatformScopeContext } from './platform/platformContext'
import { readData, toRjsf } from './platform/schema'
import { PlatformElement, PlatformFoot, platformTheme } from './platform/theme'
import { createValidator } from './platform/validator'
import { useSubmission } from './useSubmission'

export interface PlatformFormProps extends FormProps {
  /** Kept by the page where values must outlive the form, such as a dialog that closes and opens again. */
  readonly draft?: FormDraft
}

// The draft begins with the model's defaults.
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const
const foot = <PlatformFoot />

/** What rjsf says that it holds. */
interface Held {
  readonly formData?: unknown
}

/**
 * A form that the platform describes: rjsf holds its data, validates them and draws them with the kit. Its code is
 * large, so forms that the product itself knows are Form's. What is being typed is the draft's until rjsf takes it
 * (docs/forms.md).
 */
export function PlatformForm(props: PlatformFormProps) {
  const { model, onSubmit, submitLabel, busy = false, formError, t, beside, labels, children } = props
  const [own] = useState(() => props.draft ?? createFormDraft(model))
  const draft = props.draft ?? own
  const [validator] = useState(createValidator)
  const rjsf = useRef<RjsfForm>(null)
  const idPrefix = useId()
  const { schema, uiSchema } = useMemo(() => toRjsf(model), [model])
  const [atFirst] = useState(draft.values)
  const { element, sending, summary, unplaced, stopped, stop, send } = useSubmission({
    onSubmit,
    refuse: draft.refuse,
    t,
  })
  const taken = useRef<FormValues>(undefined)
  const hand = useCallback(() => rjsf.current?.setFieldValue([], draft.values()), [draft])
  const commit = useCallback(() => {
    if (taken.current === draft.values()) return
    taken.current = draft.values()
    hand()
  }, [draft, hand])
  // not yet taken: what must have it at once may come before the transition
  const commitSoon = useCallback(() => startTransition(hand), [hand])

  useLayoutEffect(() => draft.onSet(commit), [draft, commit])
  const names = useMemo(() => model.fields.map(({ name }) => name), [model])
  /** Other rules than rjsf has validated by: it does not by itself, and need not where nothing is said yet. */
  const validateAnew = useCallback(() => {
    taken.current = undefined
    if (names.some((name) => draft.state(name).shown || draft.state(name).left)) commit()
  }, [draft, names, commit])
  useLayoutEffect(() => {
    draft.use(model)
    validateAnew()
  }, [draft, model, validateAnew])
  useEffect(() => {
    if (!model.needsBoundedPatterns) return
    const match = (patterns: BoundedPatterns) => {
      validator.usePatterns(patterns)
      validateAnew()
    }
    // Without it the server alone checks these fields.
    loadBoundedPatterns().then(match, () => undefined)
  }, [model, validator, validateAnew])

  const fields = useMemo(() => new Map(model.fields.map((field) => [field.name, field])), [model])
  const scope = useMemo(() => ({ fields, draft, commit, commitSoon }), [fields, draft, commit, commitSoon])
  const extras = useMemo(() => ({ beside, labels }), [beside, labels])
  const form = useMemo(
    (): FormHandle => ({
      value: draft.value,
      set: draft.set,
      checkField(name) {
        draft.show([name])
        flushSync(commit)
        const broken = rjsf.current?.state.errors.some(({ property }) => property === `.${name}`) ?? false
        return !broken && draft.state(name).refused === undefined
      },
    }),
    [draft, commit],
  )
  const words = useMemo(() => ({ form, t }), [form, t])
  const isBusy = sending || busy
  const frame = {
    element,
    beforeSubmit: () => {
      draft.show(names)
      commit()
    },
    foot: { submitLabel, busy: isBusy, formError: stopped ? undefined : formError, unplaced, summary, children },
  }

  return (
    <FormScopeContext value={words}>
      <FormExtrasContext value={extras}>
        <PlatformScopeContext value={scope}>
          <PlatformFrameContext value={frame}>
            <RjsfForm
              ref={rjsf}
              {...platformTheme}
              schema={schema}
              uiSchema={uiSchema}
              initialFormData={atFirst}
              validator={validator}
              liveValidate="onChange"
              onSubmit={({ formData }: Held) => void send(readValues(model, readData(formData)))}
              onError={(errors) => stop(wrongOf(errors))}
              idPrefix={idPrefix}
              tagName={PlatformElement}
              noHtml5Validate
              showErrorList={false}
              experimental_defaultFormStateBehavior={noDefaults}
            >
              {foot}
            </RjsfForm>
          </PlatformFrameContext>
        </PlatformScopeContext>
      </FormExtrasContext>
    </FormScopeContext>
  )
}

/** Names of the fields that rjsf's errors are about, in the order of the form. */
const wrongOf = (errors: readonly RJSFValidationError[]) => [
  ...new Set(errors.map(({ property = '' }) => property.slice(1))),
]
