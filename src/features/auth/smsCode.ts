import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { storageKey } from '../../lib/safeStorage'
import { clientAtom } from '../../session/client'

/** The button that sends a code (spec §4): ready, sending, or counting down; back to ready on failure. */
export type SmsState =
  | { readonly state: 'ready' }
  | { readonly state: 'sending' }
  | { readonly state: 'countdown'; readonly seconds: number }

/** Registration countdown (spec §9), in milliseconds. */
export const countdown = 60_000

/** When the next code may be sent, in epoch seconds: outlives the dialog and a reload. */
const untilKey = storageKey('sessionStorage', 'marquee.smsUntil', (value) => (/^\d{10}$/.test(value) ? Number(value) : undefined))

/** Seconds left; never more than a whole countdown, whatever a clock that was set back says. */
export function secondsLeft(until: number | undefined, now: number): number {
  if (until === undefined) return 0
  const left = until * 1000 - now
  return left <= 0 || left > countdown + 1000 ? 0 : Math.min(countdown / 1000, Math.ceil(left / 1000))
}

export function useSmsCode(call: 'registerSmsByUsername' | 'registerSmsByMobile') {
  const client = useAtomValue(clientAtom)
  const [seconds, setSeconds] = useState(() => secondsLeft(untilKey.read(), Date.now()))
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => setSeconds(secondsLeft(untilKey.read(), Date.now())), 250)
    return () => clearInterval(timer)
  }, [seconds])

  /** Throws CallFailure; nothing is sent during a countdown or while another code is on its way. */
  const send = async (mobileNum: string) => {
    if (busy.current || secondsLeft(untilKey.read(), Date.now()) > 0) return
    busy.current = true
    setSending(true)
    try {
      await client(call, { body: { mobileNum } })
      untilKey.write(Math.ceil((Date.now() + countdown) / 1000))
      setSeconds(secondsLeft(untilKey.read(), Date.now()))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const state: SmsState = sending ? { state: 'sending' } : seconds > 0 ? { state: 'countdown', seconds } : { state: 'ready' }
  return { state, send }
}
