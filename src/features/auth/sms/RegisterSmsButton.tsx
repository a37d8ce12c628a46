import { useMemo } from 'react'
import type { RegistrationMethod } from '../../../engine/form/registrationForm'
import { SmsButton } from '../../../shared/sms/SmsButton'
import { useAtomValue } from '../../../state/atoms'
import { registerSmsAtom } from './senders'

/** Sends the code that opens an account to the number above it. */
export default function RegisterSmsButton({ method }: { readonly method: RegistrationMethod }) {
  const registerSms = useAtomValue(registerSmsAtom)
  const send = useMemo(() => registerSms(method), [registerSms, method])
  return <SmsButton purpose="register" send={send} />
}
