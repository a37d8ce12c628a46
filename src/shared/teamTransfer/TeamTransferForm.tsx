import { type FormEvent, useId, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTold } from '../forms/useTold'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { PaymentPasswordField } from '../paymentPassword/PaymentPasswordField'
import { usePaymentPassword } from '../paymentPassword/usePaymentPassword'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { MoneyInput } from '../money/MoneyInput'
import { Button, Field, Notice, Panel, Stack, TextLink } from '../../ui'
import { pauseAtom } from '../safety/pause'
import { Receiver, type TransferText } from './Receiver'
import type { TransferMoney, TransferSettings } from './teamTransferMoney'
import { transferLimits } from './transferLimits'
import { TransfersPaused } from './TransfersPaused'
import { useTeamTransfer } from './useTeamTransfer'

const problemWords: Readonly<Record<AmountProblem, MessageKey>> = {
  required: 'teamTransfer.amount.required',
  format: 'teamTransfer.amount.format',
  least: 'teamTransfer.amount.least',
  most: 'teamTransfer.amount.most',
}

interface TeamTransferFormProps {
  readonly settings: TransferSettings
  readonly money: TransferMoney
  readonly words: TransferText
  readonly title?: string
}

/** Nothing is sent during a break of one's own: somebody else could play with it. */
export function TeamTransferForm(props: TeamTransferFormProps) {
  const pause = useAtomValue(pauseAtom)
  return pause === undefined ? <TransferForm {...props} /> : <TransfersPaused until={pause.until} />
}

/** How much, and the payment password. The amount stays a decimal string from the key to the call. */
function TransferForm({ settings, money, words, title }: TeamTransferFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const { account, currency = '' } = settings
  const say = useMoneyText(currency)
  const open = useAtomValue(money.open)
  const { missing } = usePaymentPassword()
  const { busy, failure, send } = useTeamTransfer(money)
  const [typed, setTyped] = useState('')
  const [paymentPassword, setPaymentPassword] = useState('')
  const told = useTold()
  const limits = transferLimits(settings, typed, open)
  const checked = checkAmount(typed, limits)
  const range = { minimum: say(limits.minimum), maximum: say(limits.maximum) }
  const problem = told.field && 'problem' in checked ? t(problemWords[checked.problem], range) : undefined
  const turnoverLeft = decimalOf(settings.turnoverLeft ?? '0')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    told.sent()
    if ('problem' in checked) return document.getElementById(id)?.focus()
    if (paymentPassword === '') return document.getElementById(`${id}-password`)?.focus()
    void send({ account, amount: checked.amount, currency }, { paymentPassword }, (isDone) => {
      setPaymentPassword('')
      told.restart()
      if (isDone) setTyped('')
    })
  }

  return (
    <Panel {...(title !== undefined && { title })}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={4}>
          <Receiver account={account} available={decimalOf(settings.available)} currency={currency} words={words} />
          {signOf(turnoverLeft) > 0 ? (
            <Notice tone="warning">{t('teamTransfer.turnover', { amount: say(turnoverLeft) })}</Notice>
          ) : null}
          <div>
            <Field
              id={id}
              label={t('teamTransfer.amount')}
              required
              hint={t('teamTransfer.amount.hint', { ...range, maximum: say(decimalOf(settings.maximum)) })}
              error={problem}
              aside={
                <TextLink as="button" onClick={() => setTyped(limits.everything)}>
                  {t('teamTransfer.everything')}
                </TextLink>
              }
            >
              <MoneyInput
                currency={currency}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onBlur={() => told.left(typed)}
              />
            </Field>
            <PaymentPasswordField
              id={`${id}-password`}
              value={paymentPassword}
              error={told.all && paymentPassword === '' ? t('paymentPassword.needed') : undefined}
              onChange={setPaymentPassword}
            />
          </div>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          {missing ? null : (
            <Button type="submit" variant="primary" size="l" block busy={busy}>
              {'amount' in checked
                ? t('teamTransfer.submitTo', { amount: say(checked.amount), account })
                : t('teamTransfer.submit')}
            </Button>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
