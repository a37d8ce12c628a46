import { type RefObject, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/translate'
import { IconButton } from '../../ui'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Not there where the browser has no full screen for parts of a page, as on iPhones. */
export function FullScreenButton({ stage }: { stage: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen()
    // refused by the browser: the game stays as it is
    change?.catch(() => undefined)
  }
  return isFull ? (
    <IconButton icon="minimize" label={t('games.launch.exitFullScreen')} onClick={toggle} />
  ) : (
    <IconButton icon="maximize" label={t('games.launch.fullScreen')} onClick={toggle} />
  )
}
