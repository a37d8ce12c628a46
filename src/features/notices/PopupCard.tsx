import { useAtomValue } from '../../state/atoms'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/translate'
import { announcedLink } from '../../site/announcedLink'
import { noticeStripAtom } from '../../site/noticeStrip'
import { announcementsAtom } from '../../site/platformAnswers'
import { Button, Icon, IconButton, SafeHtml } from '../../ui'
import { Body, Card, Foot, Head, Opener, Sheet } from './popup.styles'
import { rememberPopup, seenPopups } from './popupSeen'
import { PopupLink } from './PopupLink'

/** Milliseconds that home stands before a popup comes. */
const patience = 2_500

/**
 * One popup announcement at a time, in the place of the ticker: its title covers nothing of the page. Its text opens
 * beneath, once somebody asks for it.
 */
export default function PopupCard() {
  const { t } = useTranslation()
  const popups = useAtomValue(announcementsAtom).data?.popup ?? []
  const strip = useAtomValue(noticeStripAtom)
  const [seen, setSeen] = useState(seenPopups)
  const [ready, setReady] = useState(false)
  const popup = popups.find(({ id }) => !seen.includes(id))
  const [expanded, setExpanded] = useState(false)
  const waiting = popup !== undefined && !ready

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setReady(true), patience)
    return () => clearTimeout(timer)
  }, [waiting])

  if (!ready || popup === undefined) return null
  const dismiss = () => {
    rememberPopup(popup.id)
    setSeen(seenPopups())
    setExpanded(false)
  }
  const link = announcedLink(popup.link)
  return createPortal(
    <Card
      aria-labelledby="popup-title"
      data-corner={strip === null}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setExpanded(false)
      }}
    >
      <Head>
        <Opener type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          <Icon name="megaphone" size={18} />
          <h2 id="popup-title">{popup.title}</h2>
          <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={18} />
        </Opener>
        <IconButton icon="x" label={t('app.close')} onClick={dismiss} />
      </Head>
      {expanded ? (
        <Sheet>
          <Body>
            <SafeHtml html={popup.content} />
          </Body>
          <Foot>
            {link === undefined ? null : <PopupLink link={link} onGo={dismiss} />}
            <Button size="s" onClick={dismiss}>
              {t('notices.popup.dismiss')}
            </Button>
          </Foot>
        </Sheet>
      ) : null}
    </Card>,
    strip ?? document.body,
  )
}
