import { useAtomValue } from '../../state/atoms'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { Announcement } from '../../contract/announcements'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { Button, media, SafeHtml } from '../../ui'

interface Props {
  readonly notice: Announcement
  /** On a phone: to the list. */
  readonly onBack: () => void
}

export function NoticeDetail({ notice, onBack }: Props) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    top.current?.parentElement?.scrollTo(0, 0)
  }, [notice.id])
  return (
    <Article ref={top} aria-live="polite">
      <Back>
        <Button variant="ghost" size="s" icon="chevron-left" onClick={onBack}>
          {t('notices.back')}
        </Button>
      </Back>
      <h3>{notice.title}</h3>
      <Published dateTime={isoTime(notice.timestamp)}>{formatDateTime(notice.timestamp, language)}</Published>
      <SafeHtml html={notice.content} />
    </Article>
  )
}

const Article = styled.article`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;
`

const Back = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--space-2));

  @media ${media.tabletUp} {
    display: none;
  }
`

const Published = styled.time`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
