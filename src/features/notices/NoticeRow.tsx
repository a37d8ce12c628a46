import type { ElementType } from 'react'
import styled from 'styled-components'
import type { Announcement } from '../../contract/announcements'
import { formatDate } from '../../i18n/formats'
import { useTranslation } from '../../i18n/translate'
import { Badge, ListRow, VisuallyHidden } from '../../ui'

interface NoticeRowProps {
  readonly as: ElementType
  readonly notice: Announcement
  readonly language: string
  readonly isUnread: boolean
  readonly isImportant: boolean
  readonly isCurrent?: boolean
  readonly to?: string
  readonly onClick?: () => void
}

/** A notice in a list: not read yet, it has a dot, which a screen reader hears. */
export function NoticeRow(props: NoticeRowProps) {
  const { as, notice, language, isUnread, isImportant, isCurrent = false, to, onClick } = props
  const { t } = useTranslation()
  return (
    <ListRow
      as={as}
      to={to}
      onClick={onClick}
      selected={isCurrent}
      aria-current={isCurrent}
      title={
        <>
          {isUnread ? <VisuallyHidden>{t('notices.unread')} </VisuallyHidden> : null}
          {notice.title}
        </>
      }
      text={formatDate(notice.timestamp, language)}
      start={<Dot data-unread={isUnread} aria-hidden="true" />}
      end={isImportant ? <Badge tone="warning">{t('notices.important')}</Badge> : null}
    />
  )
}

const Dot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: var(--radius-pill);

  &[data-unread='true'] {
    background-color: var(--accent);
  }
`
