import styled from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'
import { media } from '../breakpoints'
import { currencyApart, formatMoney, sumPieces } from '../../lib/formatMoney'

export interface MoneyProps {
  /** Decimal string, such as "1234.50". */
  readonly amount: string
  /** ISO 4217, or the platform's own unit. */
  readonly currency: string
  /** BCP 47. */
  readonly language: string
  /** What is above zero says so by its sign. */
  readonly plus?: boolean | undefined
  /** Whole sums go without their places. */
  readonly round?: boolean | undefined
  /** Dots instead of figures. */
  readonly hidden?: boolean | undefined
  /** What a screen reader says for the dots. */
  readonly hiddenLabel?: string | undefined
}

/** A line may end there where text is large. */
const largeBreak = <wbr data-large="" />

export function Money(props: MoneyProps) {
  const { amount, currency, language, plus = false, round = false, hidden = false, hiddenLabel = '' } = props
  // Intl begins with the direction of its language: of ltr, a sign would stand on the other side of Arabic money
  if (!hidden) {
    const [lead, sum, rest] = currencyApart(formatMoney(amount, currency, language, plus, round))
    return (
      <Figures dir="auto">
        {lead}
        {lead === '' ? null : largeBreak}
        {sumPieces(sum).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]))}
        {rest === '' ? null : largeBreak}
        {rest}
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

  @media not all and ${media.largeText} {
    [data-large] {
      display: none;
    }
  }
  /* the currency goes to a line of its own before anything else does */
  @media ${media.largeText} {
    overflow-wrap: break-word;
    white-space: normal;
  }
`
