import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { buildLoginForm } from '../../engine/form/loginForm'
import type { FormValues } from '../../lib/form/model'
import { CallFailure } from '../../platform/failure'
import { brandAtom } from '../../site/brand'
import { useTranslate } from '../../site/useTranslate'
import { MarqueeForm } from '../../ui/form/MarqueeForm'
import { CaptchaImage } from './CaptchaImage'
import { signInAtom } from './enter'
import { type PlacedErrors, placeErrors } from './placeErrors'
import { textOf } from './textOf'

/** Username and password; the captcha from the failure on that asked for it (spec §4, login flow). */
export default function AccountLogin() {
  const t = useTranslate()
  const { mobileDigits } = useAtomValue(brandAtom).registration
  const signIn = useSetAtom(signInAtom)
  const [captcha, setCaptcha] = useState(false)
  const [picture, setPicture] = useState(0)
  const [failure, setFailure] = useState<string>()
  const model = useMemo(
    () => buildLoginForm({ method: 'username', captcha, mobileDigits }).value,
    [captcha, mobileDigits],
  )

  const submit = async (values: FormValues): Promise<PlacedErrors['fields']> => {
    setFailure(undefined)
    const answer = textOf(values, 'captcha')
    try {
      await signIn({
        username: textOf(values, 'username'),
        password: textOf(values, 'password'),
        type: 'username',
        ...(answer !== '' && { captcha: answer }),
      })
      return {}
    } catch (error) {
      if (asksForCaptcha(error)) setCaptcha(true)
      // a picture counts once, whatever came of it
      setPicture((count) => count + 1)
      const { fields, form } = placeErrors(error, model, t)
      setFailure(form)
      return fields
    }
  }

  return (
    <MarqueeForm
      model={model}
      onSubmit={submit}
      submitLabel={t('auth.logIn')}
      formError={failure}
      t={t}
      beside={{ captcha: <CaptchaImage key={picture} /> }}
    />
  )
}

/** A refusal whose value says that the next try must carry a captcha (spec §3, Login). */
function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof CallFailure) || error.failure.kind !== 'server') return false
  const { value } = error.failure
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true
}
