import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { DepositSettings } from '../../contract/deposit-settings'
import { decimalOf, isLess } from '../../lib/decimal'
import { type AmountProblem, checkAmount, readAmount } from '../../lib/typedAmount'
import { useMoneyText } from '../../site/useMoneyText'
import { Button, Chip, Cluster, Field, Panel, Stack, TextInput } from '../../ui'
import { Methods as MethodList } from './Methods'

export type Method = NonNullable<DepositSettings['methods']>[number]
export type Methods = readonly [Method, ...Method[]]

interface DepositFormProps {
  readonly settings: DepositSettings
  readonly methods: Methods
  readonly busy: boolean
  readonly onAsk: (methodId: string, amount: string) => Promise<void>
}

const problemWords: Readonly<Record<AmountProblem, string>> = {
  required: 'deposit.amount.required',
  format: 'deposit.amount.format',
  least: 'deposit.amount.least',
  most: 'deposit.amount.most',
}

/** How, and how much. The amount stays a decimal string from the key to the call. */
export function DepositForm({ settings, methods, busy, onAsk }: DepositFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [methodId, setMethodId] = useState(methods[0].id)
  const [typed, setTyped] = useState('')
  /** Problems are told once the field was left or sent. */
  const [told, setTold] = useState(false)
  const method = methods.find((one) => one.id === methodId) ?? methods[0]
  const limits = { minimum: decimalOf(method.minimum), maximum: decimalOf(method.maximum) }
  const currency = settings.currency ?? ''
  const say = useMoneyText(currency)
  const checked = checkAmount(typed, limits)
  const range = { minimum: say(limits.minimum), maximum: say(limits.maximum) }
  const problem = told && 'problem' in checked ? t(problemWords[checked.problem], range) : undefined
  const quick = (settings.quickAmounts ?? [])
    .map(decimalOf)
    .filter((amount) => !isLess(amount, limits.minimum) && !isLess(limits.maximum, amount))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if ('amount' in checked) void onAsk(method.id, checked.amount)
    else document.getElementById(id)?.focus()
  }

  return (
    <Panel>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={5}>
          <MethodList methods={methods} chosen={method.id} onChoose={setMethodId} say={say} />
          <div>
            <Field id={id} label={t('deposit.amount')} required hint={t('deposit.amount.hint', range)} error={problem}>
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                prefix={currency}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onBlur={() => setTold(typed !== '')}
              />
            </Field>
            {quick.length === 0 ? null : (
              <Cluster gap={2} role="group" aria-label={t('deposit.quick')}>
                {quick.map((amount) => (
                  <Chip
                    key={amount}
                    selected={'amount' in checked && checked.amount === readAmount(amount)}
                    onClick={() => setTyped(amount)}
                  >
                    {say(amount)}
                  </Chip>
                ))}
              </Cluster>
            )}
          </div>
          <Button type="submit" variant="primary" size="l" block busy={busy}>
            {'amount' in checked ? t('deposit.submitAmount', { amount: say(checked.amount) }) : t('deposit.submit')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
