import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { checkAmount } from '../../lib/typedAmount'
import { useMoney } from '../../shared/money/useMoney'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, Field, Notice, Panel, PasswordInput, TextInput, useToast } from '../../ui'
import { getConfig } from './calls'
import { Fields } from './point.styles'
import { conversionMoney } from './pointMoney'
import { moneyFor } from './pointsMoney'
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
  const [failure, setFailure] = useState<string>()
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
    if (money === undefined || !('amount' in checked) || password === '') return
    setFailure(undefined)
    const settle = () => {
      setPassword('')
      setTold(false)
    }
    const amount = sayMoney(money)
    const what = t('mall.openConversion', { points: say(checked.amount), amount })
    void send(
      { points: checked.amount, amount: money, currency: config.currency ?? '' },
      { password },
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
      (reason, isThere) => {
        settle()
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
          <Field
            id={`${id}-password`}
            label={t('mall.password')}
            required
            error={told && password === '' ? t('mall.passwordNeeded') : undefined}
          >
            <PasswordInput
              autoComplete="current-password"
              value={password}
              labels={{ show: t('mall.showPassword'), hide: t('mall.hidePassword') }}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
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
