import { useEffect, useRef, useState } from 'react'
import { decimalBetween, isLess } from '../../../lib/decimal'
import { useReducedMotion } from '../../../ui'

/** Milliseconds that an amount takes to its new value. */
const duration = 1_600

const easeOut = (part: number) => 1 - (1 - part) ** 3

/**
 * The amount on its way from the value before to `amount`, both told by the platform: nothing is made up, and the
 * first value stands at once. It climbs and never runs backwards: a jackpot that was won shows its new value.
 */
export function useClimb(amount: string): string {
  const still = useReducedMotion()
  const last = useRef(amount)
  const [shown, setShown] = useState(amount)
  useEffect(() => {
    const from = last.current
    if (from === amount) return
    last.current = amount
    if (still || !isLess(from, amount)) {
      setShown(amount)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / duration)
      setShown(decimalBetween(from, amount, easeOut(part)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShown(amount)
    }
  }, [amount, still])
  return shown
}
