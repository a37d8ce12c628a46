import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useEffect } from 'react'
import type { SmsPurpose } from './keptCountdown'
import { sendCodeAtom, smsStates, tickSmsAtom } from './smsAtoms'
import { secondsLeft } from './smsMachine'

/** What the button shows, and the one way to press it. */
export function useSmsCode(purpose: SmsPurpose) {
  const state = useAtomValue(smsStates[purpose])
  const sendCode = useSetAtom(sendCodeAtom)
  const tick = useSetAtom(tickSmsAtom)
  const counting = state.state === 'countdown'

  useEffect(() => {
    if (!counting) return
    const step = () => tick(purpose)
    step()
    const timer = setInterval(step, 250)
    // timers rest in a hidden tab and while the machine sleeps
    document.addEventListener('visibilitychange', step)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', step)
    }
  }, [counting, tick, purpose])

  return {
    state: state.state,
    seconds: secondsLeft(state),
    send: (send: () => Promise<number>) => sendCode(purpose, send),
  }
}
