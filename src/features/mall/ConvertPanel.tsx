import { useSetAtom } from '../../state/atoms'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalOf } from '../../lib/decimal'
import { checkAmount } from '../../lib/typedAmount'
import { errorMessage } from '../../platform/messages'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { Button, Field, Notice, Panel, PasswordInput, TextInput, useToast } from '../../ui'
import { getConfig } from './calls'
import { exchangeAtom } from './exchange'
import { Fields } from './pointLooks'
import { moneyFor } from './pointsMoney'
import { usePoints } from './usePoints'

/** Points into money at the platform's ratio. Where the ratio is not known there is nothing to convert. */
export function ConvertPanel({ balance }: { readonly balance: string | undefined }) {
  const { t } = useTranslation()
  const say = usePoints()
  const { show } = useToast()
  const config = useAnswer(getConfig).data
  const sayMoney = useMoneyText(config?.currency ?? '')
  const exchange = useSetAtom(exchangeAtom)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [told, setTold] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!config || balance === undefined) return null
  const [minimum, ratio] = [decimalOf(config.minimum), decimalOf(config.ratio)]
  const checked = checkAmount(typed, { minimum, maximum: balance })
  const money = 'amount' in checked ? moneyFor(checked.amount, ratio) : undefined
  const problem =
    'problem' in checked
      ? t(checked.problem === 'most' ? 'error.pointsInsufficient' : 'mall.convertLeast', { points: say(minimum) })
      : money === undefined
        ? t('mall.convertWhole')
        : undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (busy || money === undefined || !('amount' in checked) || password === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      await exchange({ kind: 'money', points: checked.amount }, password)
      show({ tone: 'success', text: t('mall.converted', { amount: sayMoney(money) }) })
      setTyped('')
    } catch (error) {
      setFailure(t(errorMessage(error)))
    } finally {
      setPassword('')
      setTold(false)
      setBusy(false)
    }
  }

  return (
    <Panel title={t('mall.convert')}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
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
            {money === undefined
              ? t('mall.convertButton')
              : t('mall.convertFor', { amount: sayMoney(money) })}
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
