import { useAtomValue } from '../../state/atoms'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/translate'
import { mayPauseAtom } from '../../shared/safety/pause'
import { importWithTimeout } from '../../site/importWithTimeout'
import { noticeStripAtom } from '../../site/noticeStrip'
import { announcementsAtom } from '../../site/platformAnswers'
import { SlotBoundary } from '../../site/SlotBoundary'
import { Icon, IconButton, Skeleton } from '../../ui'
import { Body, Card, Head, Opener, Sheet } from './popup.styles'
import { hidePopupsToday, popupKey, rememberPopup, seenPopups } from './popupSeen'

const PopupText = lazy(() => importWithTimeout(() => import('./PopupText')))

/** Milliseconds that home stands before a popup comes. */
const patience = 2_500

/**
 * One popup announcement at a time, in the place of the ticker: its title covers nothing of the page. Its text opens
 * beneath, once somebody asks for it. Popups advertise: none comes during a break from play.
 */
export default function PopupCard() {
  const { t } = useTranslation()
  const popups = useAtomValue(announcementsAtom).data?.popup ?? []
  const strip = useAtomValue(noticeStripAtom)
  const [seen, setSeen] = useState(seenPopups)
  const [ready, setReady] = useState(false)
  const popup = popups.find(({ id }) => !seen.has(popupKey(id)))
  const [expanded, setExpanded] = useState(false)
  const mayPause = useAtomValue(mayPauseAtom)
  const waiting = popup !== undefined && !ready

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setReady(true), patience)
    return () => clearTimeout(timer)
  }, [waiting])

  if (!ready || popup === undefined || mayPause) return null
  const dismiss = () => {
    rememberPopup(popupKey(popup.id))
    setSeen(seenPopups())
    setExpanded(false)
  }
  const hideToday = () => {
    hidePopupsToday([popupKey(popup.id)])
    dismiss()
  }
  return createPortal(
    <Card
      aria-labelledby="popup-title"
      data-corner={strip === null}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setExpanded(false)
      }}
    >
      <Head>
        <h2>
          <Opener type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            <Icon name="megaphone" size={18} />
            <span id="popup-title">{popup.title}</span>
            <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={18} />
          </Opener>
        </h2>
        <IconButton icon="x" label={t('app.close')} onClick={dismiss} />
      </Head>
      {expanded ? (
        <Sheet>
          <SlotBoundary failed={() => <Body>{t('error.chunkFailed')}</Body>}>
            <Suspense
              fallback={
                <Body>
                  <Skeleton height={120} />
                </Body>
              }
            >
              <PopupText popup={popup} onDismiss={dismiss} onHideToday={hideToday} />
            </Suspense>
          </SlotBoundary>
        </Sheet>
      ) : null}
    </Card>,
    strip ?? document.body,
  )
}
