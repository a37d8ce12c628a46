import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useMemo, useState } from 'react'
import { buildLoginForm } from '../../../engine/form/loginForm'
import { sessionAtom } from '../../../session/session'
import { brandAtom } from '../../../site/brand'
import { useTranslate } from '../../../site/useTranslate'
import { Form } from '../../../ui/form/Form'
import { CaptchaImage } from '../CaptchaImage'
import { signInAtom } from '../enter'
import { offerToSaveAtom } from '../oneClick/enterBySavedLogin'
import { type PlacedErrors, placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useTyped } from '../typed'
import { useTurn } from '../lastTry'
import { asksForCaptcha } from './failures'
import { captchaShownAtom } from './flow'
import { useSending } from '../../../shared/forms/useSending'

/** Username and password; the captcha from the failure on that asked for it (spec §4, login flow). */
export default function AccountLogin() {
  const t = useTranslate()
  const { mobileDigits } = useAtomValue(brandAtom).registration
  const signIn = useSetAtom(signInAtom)
  const offerToSave = useSetAtom(offerToSaveAtom)
  const captcha = useAtomValue(captchaShownAtom)
  // who is asked to log in again has said who it is
  const session = useAtomValue(sessionAtom)
  const typed = useTyped(['username'], session.state === 'signed-in' ? { username: session.account } : {})
  const turn = useTurn()
  const [picture, setPicture] = useState(0)
  const model = useMemo(
    () => buildLoginForm({ method: 'username', captcha, mobileDigits }).value,
    [captcha, mobileDigits],
  )

  const place = (error: unknown): PlacedErrors => {
    // a picture counts once, whatever came of it
    setPicture((count) => count + 1)
    const placed = placeErrors(error, model, t)
    const firstAsked = asksForCaptcha(error) && !captcha
    return firstAsked ? { ...placed, form: placed.form ?? Object.values(placed.fields)[0] } : placed
  }
  const { failure, submit } = useSending(place, async (values) => {
    turn.begin()
    const username = textOf(values, 'username')
    const password = textOf(values, 'password')
    const answer = textOf(values, 'captcha')
    const outcome = await signIn({ username, password, type: 'username', ...(answer !== '' && { captcha: answer }) })
    if (outcome === 'entered') void offerToSave({ username, password })
  })

  return (
    <Form
      model={model}
      {...typed}
      onSubmit={submit}
      submitLabel={t('auth.logIn')}
      formError={failure}
      silent={!turn.isLast}
      t={t}
      beside={{ captcha: <CaptchaImage key={picture} /> }}
    />
  )
}
