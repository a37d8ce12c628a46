import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui'
import { Frame, Wait } from './gameLooks'
import type { GameAddress } from './launchAddress'

interface Props {
  readonly address: GameAddress
  readonly title: string
  readonly onSlow: () => void
  /** The page's policy does not let this address in. */
  readonly onRefused: () => void
}

/** Milliseconds that a game may take to show. */
const patience = 20_000

export function GameFrame({ address, title, onSlow, onRefused }: Props) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState(false)
  const slow = useEffectEvent(onSlow)
  const refused = useEffectEvent(onRefused)

  useEffect(() => {
    if (loaded) return
    const timer = setTimeout(() => slow(), patience)
    return () => clearTimeout(timer)
  }, [loaded])

  useEffect(() => {
    const violated = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') refused()
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
