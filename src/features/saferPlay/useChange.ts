import { useRef, useState } from 'react'
import type { PlayLimitRequest } from '../../contract/play-limit-request'
import type { PlayPauseRequest } from '../../contract/play-pause-request'
import type { SaferPlay } from '../../contract/safer-play'
import { useTranslation } from '../../i18n/translate'
import type { NamedCall } from '../../platform/calls'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn, wasRefused } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { useRequestIds } from '../../shared/forms/useRequestIds'
import { useAtomValue } from '../../state/atoms'
import { changePlayLimit, takePlayPause } from './calls'

type LimitWish = Omit<PlayLimitRequest, 'requestId' | 'version'>
type PauseWish = Omit<PlayPauseRequest, 'requestId'>

export interface Change {
  readonly busy: boolean
  readonly limit: (wish: LimitWish, version: number) => Promise<Outcome>
  readonly pause: (wish: PauseWish) => Promise<Outcome>
}

export type Outcome =
  | { readonly state: 'done'; readonly value: SaferPlay }
  | { readonly state: 'failed'; readonly text: string }

/**
 * Changes limits and takes breaks, one at a time. What was sent and not answered is sent again under its id, and done once.
 * @param settle reads how things stand now, whatever came of it: another tab may have changed them
 */
export function useChange(settle: () => Promise<unknown>): Change {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const requestIds = useRequestIds()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  const send = async (
    call: NamedCall<SaferPlay>,
    subject: string,
    wish: LimitWish | PauseWish,
    beside: object,
  ): Promise<Outcome> => {
    if (running.current) return { state: 'failed', text: '' }
    running.current = true
    setBusy(true)
    const requestId = requestIds.of(wish, subject)
    let isSignedOut = false
    try {
      const value = await client(call, { body: { ...wish, ...beside, requestId } })
      requestIds.answered(subject)
      isSignedOut = wish.kind === 'EXCLUSION'
      return { state: 'done', value }
    } catch (error) {
      const isKnown = wasRefused(error) || wasNotLetIn(error)
      if (isKnown) requestIds.answered(subject)
      // the login over the page says it
      if (wasNotLetIn(error)) return { state: 'failed', text: '' }
      const text = t(errorMessage(error))
      return { state: 'failed', text: isKnown ? text : `${text} ${t('saferPlay.unknown')}` }
    } finally {
      // an exclusion has ended every session
      if (!isSignedOut) await settle()
      running.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    limit: (wish, version) => send(changePlayLimit, `${wish.kind} ${wish.period}`, wish, { version }),
    pause: (wish) => send(takePlayPause, 'pause', wish, {}),
  }
}
