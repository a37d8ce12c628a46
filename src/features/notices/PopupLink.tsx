import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { AnnouncedLink } from '../../site/announcedLink'
import { Button } from '../../ui'

interface PopupLinkProps {
  readonly link: AnnouncedLink
  readonly onGo?: (() => void) | undefined
}

export function PopupLink({ link, onGo }: PopupLinkProps) {
  const { t } = useTranslation()
  const target = link.inside
    ? { as: Link, to: link.to }
    : { as: 'a' as const, href: link.href, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <Button variant="primary" size="s" onClick={onGo} {...target}>
      {t('notices.popup.more')}
    </Button>
  )
}
