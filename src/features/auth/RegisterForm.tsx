import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RegistrationSettings } from '../../contract/registration-settings'
import { buildRegistrationForm, type RegistrationMethod } from '../../engine/form/registrationForm'
import { toRegistrationPayload, unseenCodes } from '../../engine/form/registrationPayload'
import { today } from '../../lib/today'
import { brandAtom } from '../../site/brand'
import { dropCodes, droppedCodes } from '../../site/invite/droppedCodes'
import { forgetInvite, inviteCodes } from '../../site/invite/inviteCodes'
import { paths } from '../../site/paths'
import { isOnAtom } from '../../site/site'
import { useTranslate } from '../../site/useTranslate'
import { useToast } from '../../ui'
import { PlatformForm } from '../../ui/form/PlatformForm'
import { CaptchaImage } from './CaptchaImage'
import { EndedInvitation } from './invitation/EndedInvitation'
import { type PlacedErrors, placeErrors } from '../../shared/forms/placeErrors'
import { registerAtom } from './register'
import { forgetDraft, registrationDraft } from './registrationDraft'
import { TermsLabel } from './TermsLabel'
import { registerSmsAtom } from './sms/senders'
import { SmsButton } from '../../shared/sms/SmsButton'
import { Warning } from '../../shared/sms/Warning'
import { useSending } from '../../shared/forms/useSending'

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
  const { id: brand, registration, help } = useAtomValue(brandAtom)
  const isOn = useAtomValue(isOnAtom)
  const register = useSetAtom(registerAtom)
  const registerSms = useAtomValue(registerSmsAtom)
  const send = useMemo(() => registerSms(method), [registerSms, method])
  const [warning, setWarning] = useState<string>()
  const [picture, setPicture] = useState(0)
  const codes = useMemo(() => inviteCodes(brand, search), [brand, search])
  const model = useMemo(
    () => buildRegistrationForm({ settings, isOn, registration, method, codes, today: today() }).value,
    [settings, isOn, registration, method, codes],
  )
  const [draft] = useState(() => registrationDraft(model, codes))
  // an invitation may come while the form is open
  useEffect(() => void registrationDraft(model, codes), [model, codes])
  // the picture is another one now
  useEffect(() => draft.clear('captcha'), [draft])

  // what the visitor chose to register without stays away
  const isUnseen = unseenCodes(model, codes).includes('referralCode')
  const [left, setLeft] = useState(() => isUnseen && droppedCodes(brand, codes).includes('referralCode'))
  const leave = () => {
    if (isUnseen) dropCodes(brand, ['referralCode'], codes)
    else draft.set('referralCode', '')
    setLeft(true)
  }

  const place = (error: unknown): PlacedErrors => {
    const placed = placeErrors(error, model, t)
    // a picture counts once, whatever came of it
    setPicture((count) => count + 1)
    setWarning(placed.dialog)
    return placed
  }
  const { failure, submit } = useSending(place, async (values) => {
    const { hostname, origin, pathname } = window.location
    const request = toRegistrationPayload(model, values, {
      domain: hostname,
      registerUrl: `${origin}${pathname}`,
      codes,
    })
    await register(method, request, unseenCodes(model, codes))
    forgetDraft()
    forgetInvite()
    show({ tone: 'success', text: t('auth.register.done') })
    // leaves the dialog's address behind, which closes it (spec §4: close, go to /)
    void navigate(paths.home, { replace: true })
  })

  return (
    <>
      {codes.referralCode === undefined || left ? null : (
        <EndedInvitation key={`${codes.referralCode} ${picture}`} code={codes.referralCode} onDrop={leave} />
      )}
      <PlatformForm
        model={model}
        draft={draft}
        onSubmit={submit}
        submitLabel={t('auth.register.submit')}
        formError={failure}
        t={t}
        labels={help.terms === undefined ? {} : { termsAccepted: <TermsLabel href={help.terms} /> }}
        beside={{
          captcha: <CaptchaImage key={picture} />,
          verificationCode: <SmsButton purpose="register" send={send} />,
        }}
      />
      <Warning title={t('auth.affiliate.title')} text={warning} onClose={() => setWarning(undefined)} />
    </>
  )
}
