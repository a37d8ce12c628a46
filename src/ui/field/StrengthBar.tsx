import styled from 'styled-components'

export interface Strength {
  /** 0 nothing typed, 1 weak to 4 strong. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Words for the score, such as "weak". */
  readonly label: string
}

/** By score. */
const tones = [
  'var(--line)',
  'var(--danger-text)',
  'var(--warning-text)',
  'var(--accent-text)',
  'var(--success-text)',
] as const

export function StrengthBar({ score, label }: Strength) {
  return (
    <Row data-open={score > 0}>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <Bar key={step} style={{ backgroundColor: step <= score ? tones[score] : tones[0] }} />
        ))}
      </Bars>
      <Word aria-live="polite">{score === 0 ? '' : label}</Word>
    </Row>
  )
}

/** Nothing is said of nothing. */
const Row = styled.div`
  display: flex;
  align-items: center;
  block-size: 0;
  font-size: var(--fs-xs);
  overflow: clip;
  transition:
    block-size var(--dur-fast) linear,
    margin-block-start var(--dur-fast) linear;

  &[data-open='true'] {
    block-size: 1.4em;
    margin-block-start: 6px;
  }
`

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  flex: 1;
`

const Bar = styled.span`
  block-size: 4px;
  border-radius: var(--radius-pill);
`

const Word = styled.span`
  color: var(--text-muted);
  white-space: nowrap;

  &:not(:empty) {
    margin-inline-start: var(--space-2);
  }
`
