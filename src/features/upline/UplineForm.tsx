import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { UplineSettings } from '../../contract/upline-settings'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { PaymentPasswordField } from '../../shared/paymentPassword/PaymentPasswordField'
import { usePaymentPassword } from '../../shared/paymentPassword/usePaymentPassword'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, Field, Notice, Panel, Stack, TextInput, TextLink } from '../../ui'
import { Receiver } from './Receiver'
import { uplineLimits } from './uplineLimits'
import { uplineMoney } from './uplineMoney'
import { useUpline } from './useUpline'

const problemWords: Readonly<Record<AmountProblem, string>> = {
  required: 'upline.amount.required',
  format: 'upline.amount.format',
  least: 'upline.amount.least',
  most: 'upline.amount.most',
}

/** How much, and the payment password. The amount stays a decimal string from the key to the call. */
export function UplineForm({ settings }: { readonly settings: UplineSettings }) {
  const { t } = useTranslation()
  const id = useId()
  const { account, currency = '' } = settings
  const say = useMoneyText(currency)
  const open = useAtomValue(uplineMoney.open)
  const { missing } = usePaymentPassword()
  const { busy, failure, send } = useUpline()
  const [typed, setTyped] = useState('')
  const [paymentPassword, setPaymentPassword] = useState('')
  /** Problems are told once the field was left or sent. */
  const [told, setTold] = useState<'nothing' | 'amount' | 'all'>('nothing')
  const limits = uplineLimits(settings, typed, open)
  const checked = checkAmount(typed, limits)
  const range = { minimum: say(limits.minimum), maximum: say(limits.maximum) }
  const problem = told !== 'nothing' && 'problem' in checked ? t(problemWords[checked.problem], range) : undefined
  const turnoverLeft = decimalOf(settings.turnoverLeft ?? '0')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold('all')
    if ('problem' in checked) return document.getElementById(id)?.focus()
    if (paymentPassword === '') return document.getElementById(`${id}-password`)?.focus()
    void send({ account, amount: checked.amount, currency }, { paymentPassword }, (isDone) => {
      setPaymentPassword('')
      setTold('nothing')
      if (isDone) setTyped('')
    })
  }

  return (
    <Panel>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={4}>
          <Receiver account={account} available={decimalOf(settings.available)} currency={currency} />
          {signOf(turnoverLeft) > 0 ? (
            <Notice tone="warning">{t('upline.turnover', { amount: say(turnoverLeft) })}</Notice>
          ) : null}
          <div>
            <Field
              id={id}
              label={t('upline.amount')}
              required
              hint={t('upline.amount.hint', { ...range, maximum: say(decimalOf(settings.maximum)) })}
              error={problem}
              aside={
                <TextLink as="button" onClick={() => setTyped(limits.everything)}>
                  {t('upline.everything')}
                </TextLink>
              }
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                prefix={currency}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onBlur={() => setTold(told === 'all' ? told : typed === '' ? 'nothing' : 'amount')}
              />
            </Field>
            <PaymentPasswordField
              id={`${id}-password`}
              value={paymentPassword}
              error={told === 'all' && paymentPassword === '' ? t('paymentPassword.needed') : undefined}
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
                ? t('upline.submitTo', { amount: say(checked.amount), account })
                : t('upline.submit')}
            </Button>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
