import { useAtomValue } from '../../../state/atoms'
import type { Money as MoneyValue } from '../../../contract/money'
import { languageAtom } from '../../../i18n/language'
import { decimalOf } from '../../../lib/decimal'
import { Money, VisuallyHidden } from '../../../ui'
import { Amount } from './jackpot.styles'
import { useClimb } from './useClimb'

interface Props {
  readonly amount: MoneyValue
  readonly currency: string | undefined
}

/** The eye sees the way from the last answer to this one; a screen reader is told the answer. */
export function JackpotAmount({ amount, currency = '' }: Props) {
  const language = useAtomValue(languageAtom).tag
  const told = decimalOf(amount)
  const seen = useClimb(told)
  return (
    <Amount>
      <span aria-hidden="true">
        <Money amount={seen} currency={currency} language={language} />
      </span>
      <VisuallyHidden>
        <Money amount={told} currency={currency} language={language} />
      </VisuallyHidden>
    </Amount>
  )
}
