import { useAtomValue, useSetAtom, useStore } from '../../state/atoms'
import { useMemo, useRef, useState } from 'react'
import { buildLoginForm } from '../../engine/form/loginForm'
import type { FormValues } from '../../lib/form/model'
import { firebaseErrorRow } from '../../platform/errors/phoneErrors'
import { CallFailure } from '../../platform/failure'
import { errorRow } from '../../platform/messages'
import { Stack } from '../../ui'
import { Form } from '../../ui/form/Form'
import { brandAtom } from '../../site/brand'
import type { SmsPurpose } from '../sms/keptCountdown'
import { SmsButton } from '../sms/SmsButton'
import { Warning } from '../sms/Warning'
import { gateAtom } from '../../site/site'
import { useTranslate } from '../../site/useTranslate'
import type { Proof } from './channels'
import { confirmCodeAtom, sendFirebaseCodeAtom } from './code'
import { type ChosenDial, DialCode } from './DialCode'
import { digitsOf } from './dialCodes'
import { thirdPartyMessage } from './thirdPartyMessage'

interface Props {
  readonly purpose: SmsPurpose
  readonly submitLabel: string
  /** Title of the warning for what no field is to blame for. */
  readonly failedTitle: string
  /** The form was sent. */
  readonly onTry?: () => void
  /** Another way was tried since. */
  readonly silent?: boolean
  readonly onProof: (proof: Proof) => Promise<unknown>
  readonly messageOf?: (error: unknown) => string
}

/**
 * A number proved by Firebase's code. reCAPTCHA may ask for pictures in a layer of its own at the end of the page,
 * which an open dialog makes unreachable: never to be drawn in one.
 */
export function PhoneProofForm({
  purpose,
  submitLabel,
  failedTitle,
  onTry,
  silent,
  onProof,
  messageOf = thirdPartyMessage,
}: Props) {
  const t = useTranslate()
  const { mobileDigits } = useAtomValue(brandAtom).registration
  const { get } = useStore()
  const send = useSetAtom(sendFirebaseCodeAtom)
  const confirm = useSetAtom(confirmCodeAtom)
  const captcha = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const [warning, setWarning] = useState<string>()
  const [from, setFrom] = useState<ChosenDial>()
  const isHome = from === undefined || from.country === ''
  const model = useMemo(() => {
    const { least, most } = digitsOf(isHome, mobileDigits)
    return buildLoginForm({ method: 'mobile', captcha: false, mobileDigits: least, mostDigits: most }).value
  }, [isHome, mobileDigits])

  const submit = async (values: FormValues): Promise<Readonly<Record<string, string>>> => {
    onTry?.()
    setFailure(undefined)
    const code = values['verificationCode']
    try {
      await onProof(await confirm(typeof code === 'string' ? code : ''))
      return {}
    } catch (error) {
      // a page in place of the form says that the site has closed
      if (get(gateAtom).state !== 'open') return {}
      const text = t(messageOf(error))
      const { place, field } = error instanceof CallFailure ? errorRow(error) : firebaseErrorRow(error)
      if (field !== undefined) return { [field]: text }
      if (place === 'dialog') setWarning(text)
      else setFailure(text)
      return {}
    }
  }

  return (
    <Stack gap={4}>
      <DialCode country={from?.country ?? ''} onChange={setFrom} />
      <Form
        model={model}
        onSubmit={submit}
        submitLabel={submitLabel}
        formError={failure}
        silent={silent ?? false}
        t={t}
        beside={{
          verificationCode: (
            <SmsButton
              purpose={purpose}
              send={(number) => send(number, captcha.current ?? document.body, from?.dial)}
              explain={(error) => t(messageOf(error))}
            />
          ),
        }}
      >
        <div ref={captcha} />
      </Form>
      <Warning title={failedTitle} text={warning} onClose={() => setWarning(undefined)} />
    </Stack>
  )
}
