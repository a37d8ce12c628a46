import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { decimalFrom, isEqual, isLess, placesOf, unitsOf } from '../../lib/decimal'
import { useReducedMotion } from '../hooks/useMedia'

export interface ChangingFigureProps {
  /** Decimal string. Undefined: not known, or hidden; what comes after it is no change. */
  readonly value: string | undefined
  /** The text of what was added, such as "+120 points": it rises out of the figure. */
  readonly gainLabel?: ((gain: string) => string) | undefined
  /** The figure as it is shown. */
  readonly children: ReactNode
}

/** Milliseconds. */
const duration = 1100

/**
 * A figure that shows when it changes: it takes the colour of a gain or of a loss for a moment, and what was added rises
 * out of it. Screen readers are told by the live region around it; nothing happens where motion is reduced.
 */
export function ChangingFigure({ value, gainLabel, children }: ChangingFigureProps) {
  const isStill = useReducedMotion()
  const figure = useRef<HTMLSpanElement>(null)
  const before = useRef(value)
  const [gain, setGain] = useState<{ readonly by: string; readonly count: number }>()
  const hasLabel = gainLabel !== undefined
  useEffect(() => {
    const last = before.current
    before.current = value
    if (isStill || last === undefined || value === undefined || isEqual(last, value)) return
    const isGain = isLess(last, value)
    const colour = `var(--${isGain ? 'success' : 'danger'}-text)`
    figure.current?.animate([{ color: colour }, { color: colour, offset: 0.5 }, {}], { duration, easing: 'ease-out' })
    if (!isGain || !hasLabel) return
    const places = Math.max(placesOf(last), placesOf(value))
    const by = decimalFrom(unitsOf(value, places) - unitsOf(last, places), places)
    // the same once more rises once more
    setGain((shown) => ({ by, count: (shown?.count ?? 0) + 1 }))
  }, [value, isStill, hasLabel])
  return (
    <Box ref={figure}>
      {children}
      {gain === undefined || gainLabel === undefined ? null : (
        <Gain key={gain.count} aria-hidden="true" onAnimationEnd={() => setGain(undefined)}>
          {gainLabel(gain.by)}
        </Gain>
      )}
    </Box>
  )
}

const Box = styled.span`
  position: relative;
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(40%); }
  25% { opacity: 1; transform: translateY(-60%); }
  70% { opacity: 1; transform: translateY(-80%); }
  to { opacity: 0; transform: translateY(-140%); }
`

const Gain = styled.span`
  position: absolute;
  inset-block-end: 50%;
  inset-inline-start: 0;
  color: var(--success-text);
  font-family: var(--font-text);
  font-size: var(--fs-md);
  font-weight: 700;
  white-space: nowrap;
  pointer-events: none;
  animation: ${rise} ${duration}ms var(--ease-out) both;
`
