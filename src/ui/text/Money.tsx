import styled from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'
import { formatMoney } from './formatMoney'

export interface MoneyProps {
  /** Decimal string, such as "1234.50". */
  readonly amount: string
  /** ISO 4217, or the platform's own unit. */
  readonly currency: string
  /** BCP 47. */
  readonly language: string
  /** Dots instead of figures. */
  readonly hidden?: boolean | undefined
  /** What a screen reader says for the dots. */
  readonly hiddenLabel?: string | undefined
}

export function Money({ amount, currency, language, hidden = false, hiddenLabel = '' }: MoneyProps) {
  if (!hidden) return <Figures dir="ltr">{formatMoney(amount, currency, language)}</Figures>
  return (
    <Figures dir="ltr">
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
    </Figures>
  )
}

const Figures = styled.bdi`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
