import { type FormEvent, useId, useState } from 'react'
import { Link } from '../../site/Link'
import type { MessageKey } from '../../contract/messageKeys'
import type { PayoutAccount } from '../../contract/payout-account'
import { useTranslation } from '../../i18n/translate'
import { wasNotLetIn } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { useTold } from '../../shared/forms/useTold'
import { fieldsOf } from '../../shared/forms/placeErrors'
import { useFailureText } from '../../shared/money/useFailureText'
import { PaymentPasswordField } from '../../shared/paymentPassword/PaymentPasswordField'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { answerCacheAtom } from '../../site/answers'
import { memberPage } from '../../site/paths'
import { memberInfoAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { Cluster, Field, Notice, Select, Stack, SubmitFoot, TextInput, TextLink, useToast } from '../../ui'
import { addPayoutAccount } from './calls'
import { type NumberProblem, readPayoutNumber } from './payoutNumber'

interface AddAccountFormProps {
  readonly kind: PayoutAccount['kind']
  /** Banks or networks. */
  readonly places: readonly { readonly id: string; readonly name: string }[]
  /** Whether it is being sent; kept by the dialog, which stays open meanwhile. */
  readonly busy: boolean
  readonly onBusy: (busy: boolean) => void
  readonly onDone: () => void
}

const problemWords: Readonly<Record<NumberProblem, MessageKey>> = {
  cardRequired: 'withdrawal.card.required',
  cardLength: 'withdrawal.card.length',
  cardCheck: 'withdrawal.card.check',
  addressRequired: 'withdrawal.address.required',
  addressCheck: 'withdrawal.address.check',
}

/** A new payout account. The number is checked here before it is sent, and again by the platform. */
export function AddAccountForm({ kind, places, busy, onBusy, onDone }: AddAccountFormProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const id = useId()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const { data: member } = useAtomValue(memberInfoAtom)
  const [place, setPlace] = useState(places[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [branch, setBranch] = useState('')
  const [label, setLabel] = useState('')
  const [password, setPassword] = useState('')
  const told = useTold()
  const [failure, setFailure] = useState<string>()
  const failureText = useFailureText()
  const isBank = kind === 'BANK'
  const read = readPayoutNumber(kind, place, typed)
  const numberProblem = 'problem' in read ? t(problemWords[read.problem]) : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    told.sent()
    if (busy) return
    const wrong = 'problem' in read ? 'number' : password === '' ? 'password' : undefined
    if (wrong !== undefined || 'problem' in read) return document.getElementById(`${id}-${wrong ?? 'number'}`)?.focus()
    onBusy(true)
    setFailure(undefined)
    try {
      const named = { ...(branch.trim() !== '' && isBank && { branch }), ...(label.trim() !== '' && { label }) }
      const where = isBank ? { bankId: place } : { networkId: place }
      await client(addPayoutAccount, {
        body: { kind, ...where, ...named, number: read.number, paymentPassword: password },
      })
      cache.refresh(getPayoutAccounts.id)
      show({ tone: 'success', text: t('withdrawal.accounts.added') })
      onDone()
    } catch (error) {
      const isNumber = fieldsOf(error).includes('number')
      // whoever logs in again goes on with the form as it was
      if (!wasNotLetIn(error)) setPassword('')
      told.restart()
      setFailure(isNumber ? t('withdrawal.accounts.refused') : failureText(error))
    } finally {
      onBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <Stack gap={4}>
        {isBank ? (
          <Holder name={member?.realName} />
        ) : (
          <Notice tone="warning">{t('withdrawal.address.warning')}</Notice>
        )}
        <Field id={`${id}-place`} label={t(isBank ? 'withdrawal.bank' : 'withdrawal.network')} required>
          <Select
            value={place}
            options={places.map((each) => ({ value: each.id, label: each.name }))}
            onChange={(event) => setPlace(event.currentTarget.value)}
          />
        </Field>
        <Field
          id={`${id}-number`}
          label={t(isBank ? 'withdrawal.card' : 'withdrawal.address')}
          required
          hint={isBank ? t('withdrawal.card.hint') : undefined}
          error={told.field ? numberProblem : undefined}
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            inputMode={isBank ? 'numeric' : 'text'}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => told.left(typed)}
          />
        </Field>
        {isBank ? (
          <Field id={`${id}-branch`} label={t('withdrawal.branch')}>
            <TextInput maxLength={80} value={branch} onChange={(event) => setBranch(event.currentTarget.value)} />
          </Field>
        ) : null}
        <Field id={`${id}-label`} label={t('withdrawal.label')} hint={t('withdrawal.label.hint')}>
          <TextInput maxLength={40} value={label} onChange={(event) => setLabel(event.currentTarget.value)} />
        </Field>
        <PaymentPasswordField
          id={`${id}-password`}
          value={password}
          error={told.all && password === '' ? t('paymentPassword.needed') : undefined}
          onChange={setPassword}
        />
        <SubmitFoot label={t('withdrawal.accounts.save')} busy={busy}>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
        </SubmitFoot>
      </Stack>
    </form>
  )
}

/** Payouts go to the member's own name: it is said, not asked for. */
function Holder({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation()
  return name === undefined ? (
    <Notice tone="warning">
      <Cluster>
        <span>{t('withdrawal.holder.missing')}</span>
        <TextLink as={Link} to={memberPage('securityCenter')}>
          {t('withdrawal.holder.add')}
        </TextLink>
      </Cluster>
    </Notice>
  ) : (
    <p>
      {t('withdrawal.holder')}{' '}
      <bdi>
        <b>{name}</b>
      </bdi>
      <br />
      <small>{t('withdrawal.holder.text')}</small>
    </p>
  )
}
