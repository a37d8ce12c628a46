import styled from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'
import { media } from '../breakpoints'
import { formatMoney, sumPieces } from '../../lib/formatMoney'

export interface MoneyProps {
  /** Decimal string, such as "1234.50". */
  readonly amount: string
  /** ISO 4217, or the platform's own unit. */
  readonly currency: string
  /** BCP 47. */
  readonly language: string
  /** What is above zero says so by its sign. */
  readonly plus?: boolean | undefined
  /** Dots instead of figures. */
  readonly hidden?: boolean | undefined
  /** What a screen reader says for the dots. */
  readonly hiddenLabel?: string | undefined
}

export function Money({ amount, currency, language, plus = false, hidden = false, hiddenLabel = '' }: MoneyProps) {
  // Intl begins with the direction of its language: of ltr, a sign would stand on the other side of Arabic money
  if (!hidden) {
    const pieces = sumPieces(formatMoney(amount, currency, language, plus))
    return (
      <Figures dir="auto">
        {pieces.flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]))}
      </Figures>
    )
  }
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

  @media ${media.largeText} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`
