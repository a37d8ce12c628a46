import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { media } from '../../../ui'
import type { NextDraw } from '../../../contract/lottery-game'
import { clockText, type ServerClock } from './countdown'
import { useCountdown } from './useCountdown'

interface Props {
  readonly next: NextDraw | undefined
  readonly clock: ServerClock | undefined
}

/** Time to the next draw. Silent: a screen reader reads it when it comes to it, and is not told every second. */
export function DrawTimer({ next, clock }: Props) {
  const { t } = useTranslation()
  const count = useCountdown(next, clock)
  if (count.state === 'none') return <Timer />
  const runs = 'seconds' in count
  return (
    <Timer role="timer" aria-live="off" data-state={count.state}>
      <Said>{t(`games.lottery.timer.${count.state}`)}</Said>
      {runs ? <Figures dir="ltr">{clockText(count.seconds)}</Figures> : <Dots aria-hidden="true">•••</Dots>}
    </Timer>
  )
}

/** Of one size in every state, so that nothing around it moves. */
const Timer = styled.p`
  display: grid;
  min-inline-size: 6.5rem;
  min-block-size: 2.9rem;
  line-height: 1.3;

  &[data-state='closed'] strong,
  &[data-state='late'] strong {
    color: var(--warning-text);
  }
`

const Said = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-xs);
  white-space: nowrap;

  @media ${media.largeText} {
    white-space: normal;
  }
`

const Figures = styled.strong`
  justify-self: start;
  font-family: var(--font-figure);
  font-size: var(--fs-lg);
  font-variant-numeric: tabular-nums;
`

const Dots = styled.strong`
  color: var(--accent-text);
  font-size: var(--fs-lg);
  letter-spacing: 2px;

  @media (prefers-reduced-motion: no-preference) {
    animation: waiting 1.2s var(--ease-in-out) infinite alternate;
  }
  @keyframes waiting {
    from {
      opacity: 0.25;
    }
  }
`
