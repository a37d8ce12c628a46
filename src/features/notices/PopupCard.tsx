import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { announcedLink } from '../../site/announcedLink'
import { announcementsAtom } from '../../site/platformAnswers'
import { Button, Icon, IconButton, SafeHtml } from '../../ui'
import { Body, Card, Foot, Head } from './popupLooks'
import { rememberPopup, seenPopups } from './popupSeen'
import { PopupLink } from './PopupLink'

/** Milliseconds that home stands before a popup comes. */
const patience = 2_500

/** One popup announcement at a time, in a corner and out of the way; once a session each. */
export default function PopupCard() {
  const { t } = useTranslation()
  const popups = useAtomValue(announcementsAtom).data?.popup ?? []
  const [seen, setSeen] = useState(seenPopups)
  const [ready, setReady] = useState(false)
  const popup = popups.find(({ id }) => !seen.includes(id))
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
        <Icon name="megaphone" />
        <h2 id="popup-title">{popup.title}</h2>
        <IconButton icon="x" label={t('app.close')} onClick={dismiss} />
      </Head>
      <Body>
        <SafeHtml html={popup.content} />
      </Body>
      <Foot>
        {link === undefined ? null : <PopupLink link={link} onGo={dismiss} />}
        <Button size="s" onClick={dismiss}>
          {t('notices.popup.dismiss')}
        </Button>
      </Foot>
    </Card>,
    document.body,
  )
}
