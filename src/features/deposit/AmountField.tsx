import { useTranslation } from '../../i18n/translate'
import { decimalOf, isLess } from '../../lib/decimal'
import { readAmount } from '../../lib/typedAmount'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { Chip, Cluster, Field } from '../../ui'

interface AmountFieldProps {
  readonly id: string
  readonly currency: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onLeave: () => void
  readonly range: { readonly minimum: string; readonly maximum: string }
  readonly quickAmounts: readonly (string | number)[]
  readonly problem: string | undefined
  readonly say: (amount: string) => string
}

/** How much, typed or one of the usual amounts that the method takes. */
export function AmountField(props: AmountFieldProps) {
  const { id, currency, typed, onType, onLeave, range, quickAmounts, problem, say } = props
  const { t } = useTranslation()
  const { minimum, maximum } = range
  const quick = quickAmounts.map(decimalOf).filter((amount) => !isLess(amount, minimum) && !isLess(maximum, amount))
  return (
    <div>
      <Field
        id={id}
        label={t('deposit.amount')}
        required
        hint={t('deposit.amount.hint', { minimum: say(minimum), maximum: say(maximum) })}
        error={problem}
      >
        <MoneyInput
          currency={currency}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onLeave}
        />
      </Field>
      {quick.length === 0 ? null : (
        <Cluster gap={2} role="group" aria-label={t('deposit.quick')}>
          {quick.map((amount) => (
            <Chip key={amount} selected={readAmount(typed) === readAmount(amount)} onClick={() => onType(amount)}>
              {say(amount)}
            </Chip>
          ))}
        </Cluster>
      )}
    </div>
  )
}
