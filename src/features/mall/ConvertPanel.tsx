import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { checkAmount } from '../../lib/typedAmount'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { PaymentPasswordField } from '../../shared/paymentPassword/PaymentPasswordField'
import { usePaymentPassword } from '../../shared/paymentPassword/usePaymentPassword'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, Field, Notice, Panel, TextInput, useToast } from '../../ui'
import { getConfig } from './calls'
import { Fields } from './point.styles'
import { conversionMoney } from './pointMoney'
import { moneyFor } from './moneyFor'
import { mostPoints } from './resend'
import { usePoints } from './usePoints'

/** Points into money at the platform's ratio. Where the ratio is not known there is nothing to convert. */
export function ConvertPanel({ balance }: { readonly balance: string | undefined }) {
  const { t } = useTranslation()
  const say = usePoints()
  const { show } = useToast()
  const config = useAnswer(getConfig).data
  const sayMoney = useMoneyText(config?.currency ?? '')
  const open = useAtomValue(conversionMoney.open)
  const { busy, send } = useMoney(conversionMoney)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [told, setTold] = useState(false)
  const { missing } = usePaymentPassword()
  const [failure, setFailure] = useFormFailure(conversionMoney)
  if (!config || balance === undefined) return null
  const [minimum, ratio] = [decimalOf(config.minimum), decimalOf(config.ratio)]
  const checked = checkAmount(typed, { minimum, maximum: mostPoints(typed, balance, open) })
  const money = 'amount' in checked ? moneyFor(checked.amount, ratio) : undefined
  const problem =
    'problem' in checked
      ? t(checked.problem === 'most' ? 'error.pointsInsufficient' : 'mall.convertLeast', { points: say(minimum) })
      : money === undefined
        ? t('mall.convertWhole')
        : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    setFailure(undefined)
    if (money === undefined || !('amount' in checked)) return document.getElementById(`${id}-points`)?.focus()
    if (missing || password === '') return document.getElementById(`${id}-password`)?.focus()
    const settle = () => {
      setPassword('')
      setTold(false)
    }
    const amount = sayMoney(money)
    const what = t('mall.openConversion', { points: say(checked.amount), amount })
    void send(
      { points: checked.amount, amount: money, currency: config.currency ?? '' },
      { paymentPassword: password },
      ({ standing, again }) => {
        settle()
        setTyped('')
        if (standing === 'rejected') show({ tone: 'danger', text: t('mall.turnedDown', { what }) })
        else if (standing === 'waiting') show({ tone: 'accent', text: t('mall.converting', { amount }) })
        else {
          const done = t('mall.converted', { amount })
          show({ tone: 'success', text: again ? t('mall.again', { done }) : done })
        }
      },
      ({ text: reason, goesOn }, isThere) => {
        setTold(false)
        // who logs in again goes on with what was typed
        if (!goesOn) setPassword('')
        if (isThere) setFailure(reason)
        else show({ tone: 'danger', text: t('mall.failedAway', { what, reason }) })
      },
    )
  }

  return (
    <Panel title={t('mall.convert')}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <p>{t('mall.convertText', { points: say(ratio), amount: sayMoney('1.00') })}</p>
        <Fields>
          <Field
            id={`${id}-points`}
            label={t('mall.convertPoints')}
            required
            hint={t('mall.convertLeast', { points: say(minimum) })}
            error={told ? problem : undefined}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <PaymentPasswordField
            id={`${id}-password`}
            value={password}
            error={told && password === '' ? t('paymentPassword.needed') : undefined}
            onChange={setPassword}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {money === undefined ? t('mall.convertButton') : t('mall.convertFor', { amount: sayMoney(money) })}
          </Button>
        </Fields>
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </form>
    </Panel>
  )
}
