import type { Announcement } from '../../contract/announcements'
import { useTranslation } from '../../i18n/translate'
import { announcedLink, announcedLinkProps } from '../../site/announcedLink'
import { withMessages } from '../../site/withMessages'
import { Button, SafeHtml } from '../../ui'
import { messages } from './messages'
import { Body, Foot } from './popup.styles'

interface PopupTextProps {
  readonly popup: Announcement
  /** For this session. */
  readonly onDismiss: () => void
  /** Until midnight. */
  readonly onHideToday: () => void
}

/** What a popup says, once somebody asks for it. */
export default withMessages(messages, function PopupText({ popup, onDismiss, onHideToday }: PopupTextProps) {
  const { t } = useTranslation()
  const link = announcedLink(popup.link)
  return (
    <>
      <Body>
        <SafeHtml html={popup.content} />
      </Body>
      <Foot>
        <Button size="s" variant="ghost" onClick={onHideToday}>
          {t('notices.popup.today')}
        </Button>
        <Button size="s" onClick={onDismiss}>
          {t('notices.popup.dismiss')}
        </Button>
        {link === undefined ? null : (
          <Button variant="primary" size="s" onClick={onDismiss} {...announcedLinkProps(link)}>
            {t('notices.popup.more')}
          </Button>
        )}
      </Foot>
    </>
  )
})
