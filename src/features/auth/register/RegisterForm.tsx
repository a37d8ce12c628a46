import { useAtomValue, useStore } from '../../../state/atoms'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RegistrationSettings } from '../../../contract/registration-settings'
import { areCodes, arrangeRegistration } from '../../../engine/form/arrangeRegistration'
import { buildRegistrationForm, type RegistrationMethod } from '../../../engine/form/registrationForm'
import { unseenCodes } from '../../../engine/form/unseenCodes'
import { today } from '../../../lib/today'
import { brandAtom } from '../../../site/brand'
import { dropCodes, droppedCodes } from '../../../site/invite/droppedCodes'
import { inviteCodes } from '../../../site/invite/inviteCodes'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { modalAt } from '../../../site/modalAddress'
import { modals, paths } from '../../../site/paths'
import { isOnAtom } from '../../../site/site'
import { useTranslate } from '../../../site/useTranslate'
import { useToast } from '../../../ui'
import { PlatformForm } from '../../../ui/form/PlatformForm'
import { type PlacedErrors, placeErrors } from '../../../shared/forms/placeErrors'
import { besideFields } from './beside'
import { ExistingAccount } from './ExistingAccount'
import { AccountExists, isLostAnswer } from './lostAnswer'
import { draftStep, keepDraftStep, keepTyped, onDraftBegun, registrationDraft } from './registrationDraft'
import { StepHead } from './StepHead'
import { useConsent } from './useConsent'
import { Warning } from '../../../shared/sms/Warning'
import { useSending } from '../../../shared/forms/useSending'

const EndedInvitation = lazy(() =>
  importWithTimeout(async () => ({ default: (await import('../invitation/EndedInvitation')).EndedInvitation })),
)

/** What opens the account is wanted once somebody has filled in the form. */
const loadSending = () => importWithTimeout(() => import('./register'))

interface Props {
  readonly method: RegistrationMethod
  readonly settings: RegistrationSettings
}

/** The form that the platform's settings describe. What was typed stays whatever the platform answers. */
export function RegisterForm({ method, settings }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { show } = useToast()
  const { search } = useLocation()
  const { id: brand, registration } = useAtomValue(brandAtom)
  const isOn = useAtomValue(isOnAtom)
  const { set } = useStore()
  const [warning, setWarning] = useState<string>()
  const [picture, setPicture] = useState(0)
  const codes = useMemo(() => inviteCodes(brand, search), [brand, search])
  const model = useMemo(
    () => buildRegistrationForm({ settings, isOn, registration, method, codes, today: today() }).value,
    [settings, isOn, registration, method, codes],
  )
  const [{ draft, count }, hold] = useState(() => ({ draft: registrationDraft(brand, model, codes), count: 0 }))
  // the picture is another one now
  useEffect(() => draft.clear('captcha'), [draft])

  const steps = useMemo(() => arrangeRegistration(model, method), [model, method])
  const [step, setStep] = useState(draftStep)
  // an invitation may come while the form is open, or what was typed be too old: then the form begins anew
  useEffect(
    () =>
      onDraftBegun((begun) => {
        hold((held) => ({ draft: begun, count: held.count + 1 }))
        setStep(draftStep())
      }),
    [],
  )
  useEffect(() => {
    registrationDraft(brand, model, codes)
    return keepTyped(model)
  }, [brand, model, codes])
  const at = Math.min(step, steps.length - 1)
  const goTo = (next: number) => {
    keepDraftStep(next)
    setStep(next)
  }
  const consent = useConsent()
  const isLast = at === steps.length - 1
  useEffect(() => {
    if (isLast && steps.length > 1) loadSending().catch(() => undefined)
  }, [isLast, steps])

  // what the visitor chose to register without stays away
  const isUnseen = unseenCodes(model, codes).includes('referralCode')
  const [left, setLeft] = useState(() => isUnseen && droppedCodes(brand, codes).includes('referralCode'))
  const leave = () => {
    if (isUnseen) dropCodes(brand, ['referralCode'], codes)
    else draft.set('referralCode', '')
    setLeft(true)
  }

  const [isThere, setThere] = useState(false)
  const readFailure = (error: unknown): PlacedErrors => {
    if (error instanceof AccountExists) return { fields: {}, form: t('auth.register.exists') }
    const placed = placeErrors(error, model, t)
    if (!isLostAnswer(error)) return placed
    return { ...placed, form: t('auth.register.unanswered', { button: t('auth.register.submit') }) }
  }
  const place = (error: unknown): PlacedErrors => {
    const placed = readFailure(error)
    setThere(error instanceof AccountExists)
    // a picture counts once, whatever came of it
    setPicture((count) => count + 1)
    setWarning(placed.dialog)
    return placed
  }
  const { failure, submit } = useSending(place, async (values) => {
    const { registerOnceAtom } = await loadSending()
    await set(registerOnceAtom, { method, model, values, codes }, () => {
      show({ tone: 'success', text: t('auth.register.done') })
      // leaves the dialog's address behind, which closes it (spec §4: close, go to /); who has left it stays
      if (modalAt(window.location) === modals.register) void navigate(paths.home, { replace: true })
    })
  })

  return (
    <>
      {codes.referralCode === undefined || left ? null : (
        <Suspense fallback={null}>
          <EndedInvitation key={`${codes.referralCode} ${picture}`} code={codes.referralCode} onDrop={leave} />
        </Suspense>
      )}
      <PlatformForm
        key={count}
        model={model}
        draft={draft}
        onSubmit={submit}
        submitLabel={t('auth.register.submit')}
        formError={isThere && failure !== undefined ? <ExistingAccount method={method} /> : failure}
        t={t}
        labels={consent.labels}
        arrangement={{
          steps,
          at,
          onStep: goTo,
          head: steps.length > 1 ? <StepHead at={at} count={steps.length} onBack={() => goTo(at - 1)} /> : undefined,
          nextLabel: t('auth.register.next'),
          foldLabel: t(steps.every(({ folded }) => areCodes(folded)) ? 'auth.register.codes' : 'auth.register.more'),
        }}
        beside={besideFields(method, picture)}
      />
      {consent.reading}
      <Warning title={t('auth.affiliate.title')} text={warning} onClose={() => setWarning(undefined)} />
    </>
  )
}
