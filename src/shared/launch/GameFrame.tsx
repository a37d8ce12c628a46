import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { Spinner } from '../../ui'
import { Frame, Wait } from './game.styles'
import type { GameAddress } from './launchAddress'

interface Props {
  readonly address: GameAddress
  readonly title: string
  /** Nothing showed in time, or the page's policy does not let this address in. */
  readonly onBroken: (reason: 'slow' | 'address') => void
}

/** Milliseconds that a game may take to show. */
const patience = 20_000

export function GameFrame({ address, title, onBroken }: Props) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const broken = useEffectEvent(onBroken)
  useBalanceWord(frame, address)

  useEffect(() => {
    if (loaded) return
    const timer = setTimeout(() => broken('slow'), patience)
    return () => clearTimeout(timer)
  }, [loaded])

  useEffect(() => {
    const violated = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') broken('address')
    }
    document.addEventListener('securitypolicyviolation', violated)
    return () => document.removeEventListener('securitypolicyviolation', violated)
  }, [])

  return (
    <>
      {loaded ? null : (
        <Wait>
          <Spinner size={40} label={t('games.launch.loading')} />
        </Wait>
      )}
      <Frame
        ref={frame}
        src={address.href}
        title={title || t('games.launch.title')}
        sandbox={address.sandbox}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
        data-loaded={loaded}
      />
    </>
  )
}

/** A game may say that the balance has changed, and nothing else: this frame, from the origin that it was started at. */
function useBalanceWord(frame: RefObject<HTMLIFrameElement | null>, { origin }: GameAddress): void {
  const answers = useAtomValue(answerCacheAtom)
  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'balance')
        answers.refresh('balance')
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [answers, frame, origin])
}
