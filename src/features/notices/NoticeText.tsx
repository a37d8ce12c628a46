import type { Ref } from 'react'
import styled from 'styled-components'
import type { Announcement } from '../../contract/announcements'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { announcedLink, announcedLinkProps } from '../../site/announcedLink'
import { useAtomValue } from '../../state/atoms'
import { Button, Badge, Cluster, SafeHtml } from '../../ui'

interface NoticeTextProps {
  readonly notice: Announcement
  readonly important: boolean
  /** Of its title. */
  readonly level?: 'h1' | 'h3'
  /** Its title, where the page takes the focus there. */
  readonly titleRef?: Ref<HTMLHeadingElement>
}

/** What a notice says, when it was published, and where it leads. */
export function NoticeText({ notice, important, level: Title = 'h3', titleRef }: NoticeTextProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const link = announcedLink(notice.link)
  return (
    <>
      <Title ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
        {notice.title}
      </Title>
      <Cluster gap={2}>
        {important ? <Badge tone="warning">{t('notices.important')}</Badge> : null}
        <Published dateTime={isoTime(notice.timestamp)}>{formatDateTime(notice.timestamp, language)}</Published>
      </Cluster>
      <SafeHtml html={notice.content} />
      {link === undefined ? null : (
        <div>
          <Button variant="primary" size="s" {...announcedLinkProps(link)}>
            {t('notices.popup.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const Published = styled.time`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
