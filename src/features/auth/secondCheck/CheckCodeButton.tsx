import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useState } from 'react'
import { clientAtom } from '../../../session/client'
import { smsFailureText } from '../../../shared/sms/smsFailure'
import type { SmsPurpose } from '../../../shared/sms/keptCountdown'
import { useSmsCode } from '../../../shared/sms/useSmsCode'
import { Warning } from '../../../shared/sms/Warning'
import { useTranslate } from '../../../site/useTranslate'
import { Button, useToast } from '../../../ui'
import { loginCheckCodeCall } from '../login/calls'
import { checkIsOver } from '../login/failures'
import { checkOverAtom } from '../login/flow'

/** Between two codes of one way, in milliseconds. */
const wait = 60_000

interface Props {
  readonly ticket: string
  readonly way: string
  readonly target: string
  readonly purpose: SmsPurpose
}

/** Beside the code: has one sent to where the account is known to be reached. */
export function CheckCodeButton({ ticket, way, target, purpose }: Props) {
  const t = useTranslate()
  const client = useAtomValue(clientAtom)
  const over = useSetAtom(checkOverAtom)
  const { show } = useToast()
  const code = useSmsCode(purpose)
  const [failure, setFailure] = useState<string>()

  const send = async () => {
    try {
      const ask = () => client(loginCheckCodeCall, { body: { ticket, way, action: 'send' } }).then(() => wait)
      if (await code.send(ask)) show({ tone: 'success', text: t('auth.check.sent', { target }) })
    } catch (error) {
      if (checkIsOver(error)) over()
      else setFailure(smsFailureText(error, t))
    }
  }
  const waiting = code.state === 'countdown'
  const words = {
    ready: t('auth.sms.send'),
    sending: t('auth.sms.sending'),
    countdown: t('auth.sms.again', { seconds: code.seconds }),
  }
  return (
    <>
      <Button busy={code.state === 'sending'} disabled={waiting} onClick={() => void send()}>
        {words[code.state]}
      </Button>
      <Warning title={t('auth.sms.failedTitle')} text={failure} onClose={() => setFailure(undefined)} />
    </>
  )
}
