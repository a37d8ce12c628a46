import { useSetAtom } from '../../state/atoms'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { Announcement } from '../../contract/announcements'
import { ShareButton } from '../../shared/sharing/ShareButton'
import { paths } from '../../site/paths'
import { Button, Cluster, media } from '../../ui'
import { NoticeText } from './NoticeText'
import { readNoticesAtom } from './readNotices'

interface Props {
  readonly notice: Announcement
  readonly important: boolean
  /** On a phone it stands in the place of the list. */
  readonly takesThePlace: boolean
  /** To the list. */
  readonly onBack: () => void
}

export function NoticeDetail({ notice, important, takesThePlace, onBack }: Props) {
  const { t } = useTranslation()
  const markRead = useSetAtom(readNoticesAtom)
  const top = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    top.current?.parentElement?.scrollTo(0, 0)
    markRead([notice.id])
    // what was pressed is hidden with the list
    if (takesThePlace) title.current?.focus()
  }, [notice.id, markRead, takesThePlace])
  return (
    <Article ref={top} aria-live="polite">
      <Back>
        <Button variant="ghost" size="s" icon="chevron-left" onClick={onBack}>
          {t('notices.back')}
        </Button>
      </Back>
      <NoticeText notice={notice} important={important} titleRef={title} />
      <Cluster gap={1}>
        <ShareButton title={notice.title} path={paths.notice(notice.id)} />
        <Button as={Link} to={paths.notice(notice.id)} size="s" variant="ghost" icon="maximize">
          {t('notices.page')}
        </Button>
      </Cluster>
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
