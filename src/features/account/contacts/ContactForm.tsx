import { type ReactNode, useMemo, useState } from 'react'
import type { ContactCodeRequest } from '../../../contract/contact-code-request'
import type { ContactRequest } from '../../../contract/contact-request'
import { buildContactForm, contactField, type ContactKind } from '../../../engine/form/contactForm'
import { isolated } from '../../../i18n/isolated'
import { clientAtom } from '../../../session/client'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useSending } from '../../../shared/forms/useSending'
import type { SmsPurpose } from '../../../shared/sms/keptCountdown'
import { restartSmsAtom } from '../../../shared/sms/smsAtoms'
import { SmsButton } from '../../../shared/sms/SmsButton'
import { brandAtom } from '../../../site/brand'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useToast } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { changeContact, sendContactCode } from '../calls'
import type { ContactPurpose } from './ContactDialog'

interface Props {
  readonly kind: ContactKind
  readonly purpose: ContactPurpose
  readonly onDone: () => void
  /** Above the button. */
  readonly children?: ReactNode
}

/** Countdowns of the two buttons: codes to the present one, and to the new one. */
const countdowns: Readonly<Record<ContactKind, Readonly<Record<'current' | 'new', SmsPurpose>>>> = {
  mobile: { current: 'mobileNow', new: 'mobileNew' },
  email: { current: 'emailNow', new: 'emailNew' },
}

/** Between two codes, in milliseconds, as at the sign-in. */
const wait = 60_000

export function ContactForm({ kind, purpose, onDone, children }: Props) {
  const t = useTranslate()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const restart = useSetAtom(restartSmsAtom)
  const [sentTo, setSentTo] = useState('')
  const info = useAtomValue(memberInfoAtom)
  const { mobileDigits } = useAtomValue(brandAtom).registration
  const model = useMemo(() => buildContactForm({ kind, purpose, mobileDigits }).value, [kind, purpose, mobileDigits])
  const field = contactField(kind)
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      const body: ContactRequest = {
        kind,
        verificationCode: textOf(values, 'verificationCode'),
        ...(purpose !== 'verify' && { value: textOf(values, field) }),
        ...(purpose === 'bind' && { password: textOf(values, 'password') }),
        ...(purpose === 'change' && { currentCode: textOf(values, 'currentCode') }),
      }
      await client(changeContact, { body })
      // codes to another number or address do not wait for these
      for (const ended of Object.values(countdowns[kind])) restart(ended)
      await info.refetch()
      show({ tone: 'success', text: t(kind === 'mobile' ? 'account.contact.mobileDone' : 'account.contact.emailDone') })
      onDone()
    },
  )
  const ask = async (body: ContactCodeRequest) => {
    await client(sendContactCode, { body })
    if (body.value !== undefined) setSentTo(body.value)
    return wait
  }
  const sent = t('account.contact.sent')
  const toCurrent = (
    <SmsButton purpose={countdowns[kind].current} send={() => ask({ kind, target: 'current' })} bound sent={sent} />
  )
  const toNew = (
    <SmsButton
      purpose={countdowns[kind].new}
      field={field}
      send={(value) => ask({ kind, target: 'new', value })}
      sent={t('account.contact.sentTo', { target: isolated(sentTo) })}
    />
  )
  return (
    <Form
      model={model}
      onSubmit={submit}
      submitLabel={t('account.contact.submit')}
      formError={failure}
      t={t}
      beside={{ currentCode: toCurrent, verificationCode: purpose === 'verify' ? toCurrent : toNew }}
    >
      {children}
    </Form>
  )
}
