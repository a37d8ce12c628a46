import { useAtomValue } from '../state/atoms'
import styled from 'styled-components'
import { languageAtom } from '../i18n/language'
import { signOf } from '../lib/decimalSum'
import { Money } from '../ui'

interface AmountProps {
  /** Decimal string. */
  readonly amount: string
  readonly currency: string
  /** Says by its sign and its colour whether it came or went. */
  readonly signed?: boolean
}

export function Amount({ amount, currency, signed = false }: AmountProps) {
  const language = useAtomValue(languageAtom).tag
  const sign = signOf(amount)
  const money = <Money amount={amount} currency={currency} language={language} plus={signed} />
  if (!signed || sign === 0) return money
  return <Signed data-sign={sign}>{money}</Signed>
}

const Signed = styled.span`
  &[data-sign='1'] {
    color: var(--success-text);
  }
  &[data-sign='-1'] {
    color: var(--danger-text);
  }
`
