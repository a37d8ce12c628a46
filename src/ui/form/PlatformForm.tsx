import RjsfForm from '@rjsf/core/lib/components/Form.js'
import type { RJSFValidationError } from '@rjsf/utils'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type BoundedPatterns, loadBoundedPatterns } from '../../lib/boundedPattern'
import type { FormValues } from '../../lib/form/model'
import { type FormStep, namesOf } from '../../lib/form/step'
import { readValues } from '../../lib/form/values'
import { FormExtrasContext, type FormHandle, FormScopeContext } from './formContext'
import { createFormDraft, type FormDraft } from './formDraft'
import type { FormProps } from './formProps'
import { PlatformFrameContext, PlatformScopeContext, PlatformStepsContext } from './platform/platformContext'
import { readData, toRjsf } from './platform/schema'
import { PlatformElement, PlatformFoot, platformTheme } from './platform/theme'
import { createValidator } from './platform/validator'
import { useSubmission } from './useSubmission'

export interface PlatformFormProps extends FormProps {
  /** Kept by the page where values must outlive the form, such as a dialog that closes and opens again. */
  readonly draft?: FormDraft
  /** Fields in parts; without it all at once. */
  readonly arrangement?: Arrangement
}

interface Arrangement {
  /** Every field of the form once. */
  readonly steps: readonly FormStep[]
  readonly at: number
  readonly onStep: (at: number) => void
  readonly head?: ReactNode
  /** On the button of every step but the last. */
  readonly nextLabel: string
  readonly foldLabel: string
}

// The draft begins with the model's defaults.
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const
const foot = <PlatformFoot />
const noSteps: readonly FormStep[] = []

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
  const { model, onSubmit, submitLabel, busy = false, formError, t, beside, labels, children, arrangement } = props
  const [own] = useState(() => props.draft ?? createFormDraft(model))
  const draft = props.draft ?? own
  const [validator] = useState(createValidator)
  const rjsf = useRef<RjsfForm>(null)
  const idPrefix = useId()
  const { schema, uiSchema } = useMemo(() => toRjsf(model), [model])
  const [atFirst] = useState(draft.values)
  const steps = arrangement?.steps ?? noSteps
  const at = Math.min(arrangement?.at ?? 0, steps.length - 1)
  const [isOpen, setOpen] = useState(() => steps.some(({ folded }) => folded.some((name) => isAnswered(draft, name))))
  const { element, sending, summary, unplaced, stopped, stop, send } = useSubmission({
    onSubmit,
    refuse: draft.refuse,
    ...(arrangement && {
      reveal: (wrong) => {
        const first = steps.flatMap(namesOf).find((name) => wrong.includes(name))
        const step = steps.findIndex((each) => first !== undefined && namesOf(each).includes(first))
        if (first === undefined || step === -1) return undefined
        if (step !== at) arrangement.onStep(step)
        if (steps[step]?.folded.some((name) => wrong.includes(name))) setOpen(true)
        return first
      },
    }),
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
  const hasMore = at < steps.length - 1
  /** On to the next step, unless something is wrong in this one. */
  const goOn = (own: readonly string[]) => {
    draft.show(own)
    flushSync(commit)
    const wrong = wrongOf(rjsf.current?.state.errors ?? []).filter((name) => own.includes(name))
    stop(wrong)
    if (wrong.length === 0) arrangement?.onStep(at + 1)
  }
  const frame = {
    element,
    beforeSubmit: () => {
      const step = hasMore ? steps[at] : undefined
      if (step) goOn(namesOf(step))
      else {
        draft.show(names)
        commit()
      }
      return step !== undefined
    },
    foot: {
      submitLabel: hasMore ? (arrangement?.nextLabel ?? '') : submitLabel,
      busy: isBusy,
      formError: stopped ? undefined : formError,
      unplaced,
      summary,
      children,
    },
  }
  const stepped = arrangement && {
    steps,
    at,
    head: arrangement.head,
    foldLabel: arrangement.foldLabel,
    isOpen,
    onFold: setOpen,
  }

  return (
    <FormScopeContext value={words}>
      <FormExtrasContext value={extras}>
        <PlatformScopeContext value={scope}>
          <PlatformStepsContext value={stepped}>
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
          </PlatformStepsContext>
        </PlatformScopeContext>
      </FormExtrasContext>
    </FormScopeContext>
  )
}

/** Something stands in a field, or was said of it. */
const isAnswered = (draft: FormDraft, name: string): boolean =>
  (draft.value(name) ?? '') !== '' || draft.state(name).refused !== undefined

/** Names of the fields that rjsf's errors are about, in the order of the form. */
const wrongOf = (errors: readonly RJSFValidationError[]) => [
  ...new Set(errors.map(({ property = '' }) => property.slice(1))),
]
