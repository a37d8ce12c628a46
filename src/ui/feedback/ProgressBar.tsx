import styled from 'styled-components'

export interface ProgressBarProps {
  /** 0 to 1. */
  readonly value: number
  readonly label: string
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const part = Math.min(1, Math.max(0, value))
  const percent = Math.round(part * 100)
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Bar style={{ transform: `scaleX(${part})` }} />
    </Track>
  )
}

const Track = styled.div`
  block-size: 8px;
  border-radius: var(--radius-pill);
  background-color: var(--surface-hover);
  overflow: hidden;
`

const Bar = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background-color: var(--accent-text);
  transform-origin: left;
  transition: transform var(--dur-slow) var(--ease-out);

  [dir='rtl'] & {
    transform-origin: right;
  }
`
