import { useAtomValue } from '../../state/atoms'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/translate'
import { announcedLink } from '../../site/announcedLink'
import { announcementsAtom } from '../../site/platformAnswers'
import { Button, Icon, IconButton, media, SafeHtml } from '../../ui'
import { Body, Card, Foot, Head, Opener } from './popup.styles'
import { rememberPopup, seenPopups } from './popupSeen'
import { PopupLink } from './PopupLink'

/** Milliseconds that home stands before a popup comes. */
const patience = 2_500

/** One popup announcement at a time, in a corner and out of the way; on a phone its title only, until it is tapped. */
export default function PopupCard() {
  const { t } = useTranslation()
  const popups = useAtomValue(announcementsAtom).data?.popup ?? []
  const [seen, setSeen] = useState(seenPopups)
  const [ready, setReady] = useState(false)
  const popup = popups.find(({ id }) => !seen.includes(id))
  const [expanded, setExpanded] = useState(() => matchMedia(media.tabletUp).matches)
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
  }
  const link = announcedLink(popup.link)
  return createPortal(
    <Card role="complementary" aria-labelledby="popup-title">
      <Head>
        <Opener type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          <Icon name="megaphone" />
          <h2 id="popup-title">{popup.title}</h2>
          <Icon name={expanded ? 'chevron-down' : 'chevron-up'} size={18} />
        </Opener>
        <IconButton icon="x" label={t('app.close')} onClick={dismiss} />
      </Head>
      {expanded ? (
        <>
          <Body>
            <SafeHtml html={popup.content} />
          </Body>
          <Foot>
            {link === undefined ? null : <PopupLink link={link} onGo={dismiss} />}
            <Button size="s" onClick={dismiss}>
              {t('notices.popup.dismiss')}
            </Button>
          </Foot>
        </>
      ) : null}
    </Card>,
    document.body,
  )
}
