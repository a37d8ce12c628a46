import styled from 'styled-components'
import type { Figure } from './readFigure'
import { useFigureWords } from './useFigureWords'

interface PromotionFigureProps {
  readonly figure: Figure
  readonly currency: string
}

/** What one gets: the first thing to be seen of a promotion. */
export function PromotionFigure({ figure, currency }: PromotionFigureProps) {
  const { lead, rest } = useFigureWords()(figure, currency)
  return (
    <Words>
      <strong>{lead}</strong> <span>{rest}</span>
    </Words>
  )
}

/** As large as its place says: `--figure`. */
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5em;
  margin: 0;
  line-height: 1.2;

  strong {
    color: var(--accent-text);
    font-family: var(--font-display);
    font-size: var(--figure, var(--fs-3xl));
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }
  /* display faces of Arabic script have figures for running text */
  strong:is(:lang(ar), :lang(fa), :lang(ur)) {
    font-family: var(--font-text);
    letter-spacing: 0;
    line-height: 1.3;
  }
  span {
    font-weight: 500;
  }
`
