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
    <Place style={{ '--letters': lead.replace(marks, '').length }}>
      <Words>
        <strong>{lead}</strong> <span>{rest}</span>
      </Words>
    </Place>
  )
}

/** Marks of direction, which are not seen. */
const marks = /[\u200e\u200f\u2066-\u2069]/g

const Place = styled.div`
  container-type: inline-size;
`

/** As large as its place says (`--figure`), unless so many letters of a wide face would not stand on one line. */
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5em;
  margin: 0;
  line-height: 1.2;

  strong {
    color: var(--accent-text);
    font-family: var(--font-figure);
    font-size: min(var(--figure, var(--fs-3xl)), 100cqi / (var(--letters) * 0.84));
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    letter-spacing: calc(var(--track) * -0.01em);
    overflow-wrap: anywhere;
  }
  strong:is(:lang(ar), :lang(fa), :lang(ur)) {
    letter-spacing: 0;
    line-height: 1.3;
  }
  span {
    font-weight: 500;
  }
`
