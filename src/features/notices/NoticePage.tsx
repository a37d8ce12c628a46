import { useEffect } from 'react'
import { usePageParameters } from '../../site/pageParameters'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { Announcements } from '../../contract/announcements'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { messages as sharingMessages } from '../../shared/sharing/messages'
import { PrintButton } from '../../shared/sharing/PrintButton'
import { notPrinted, printed } from '../../shared/sharing/printed'
import { PrintedFrom } from '../../shared/sharing/PrintedFrom'
import { ShareButton } from '../../shared/sharing/ShareButton'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { usePageName } from '../../site/pageName'
import { announcementsAtom } from '../../site/platformAnswers'
import { withMessages } from '../../site/withMessages'
import { useAtom, useAtomValue, useSetAtom } from '../../state/atoms'
import { Button, Cluster, EmptyState, media, pageBody, Panel, Skeleton } from '../../ui'
import { allNotices, isImportant } from './allNotices'
import { messages } from './messages'
import { NoticeRow } from './NoticeRow'
import { NoticeText } from './NoticeText'
import { readNoticesAtom } from './readNotices'

/** How many others stand beside it. */
const mostOthers = 6

/** One notice with an address of its own, to be linked and printed. */
function NoticePage() {
  const { t } = useTranslation()
  const { id = '' } = usePageParameters()
  const { data, error, isPending, isFetching, refetch } = useAtomValue(announcementsAtom)
  return (
    <Page>
      {isPending ? (
        <Skeleton height={420} radius="var(--radius-l)" />
      ) : error ? (
        <FailureState title={t('notices.failed')} error={error} busy={isFetching} retry={() => void refetch()} />
      ) : (
        <Found announcements={data} id={id} />
      )}
    </Page>
  )
}

export default withMessages([sharingMessages, messages], NoticePage)

function Found({ announcements, id }: { readonly announcements: Announcements; readonly id: string }) {
  const { t } = useTranslation()
  const { open } = useModal()
  const markRead = useSetAtom(readNoticesAtom)
  const all = allNotices(announcements)
  const notice = all.find((one) => one.id === id)
  const isThere = notice !== undefined
  usePageName(notice?.title)
  useEffect(() => {
    if (isThere) markRead([id])
  }, [isThere, id, markRead])
  const others = all.filter((one) => one.id !== id).slice(0, mostOthers)
  const list = (
    <Button icon="list" size="s" onClick={() => open(modals.notices)}>
      {t('notices.back')}
    </Button>
  )
  return (
    <>
      {notice === undefined ? (
        <EmptyState icon="megaphone" title={t('notices.gone')} text={t('notices.goneText')} action={list} />
      ) : (
        <Sheet>
          <NoticeText notice={notice} important={isImportant(announcements, id)} level="h1" />
          <PrintedFrom path={paths.notice(id)} />
          <Tools>
            <Cluster gap={1}>
              <ShareButton title={notice.title} path={paths.notice(id)} />
              <PrintButton />
            </Cluster>
          </Tools>
        </Sheet>
      )}
      {others.length === 0 ? null : <Others announcements={announcements} notices={others} />}
    </>
  )
}

interface OthersProps {
  readonly announcements: Announcements
  readonly notices: ReturnType<typeof allNotices>
}

function Others({ announcements, notices }: OthersProps) {
  const { t } = useTranslation()
  const { open } = useModal()
  const language = useAtomValue(languageAtom).tag
  const [read] = useAtom(readNoticesAtom)
  return (
    <Aside aria-label={t('notices.others')}>
      <Panel
        flush
        title={t('notices.others')}
        action={
          <Button size="s" variant="ghost" onClick={() => open(modals.notices)}>
            {t('notices.back')}
          </Button>
        }
      >
        <ul>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeRow
                as={Link}
                to={paths.notice(notice.id)}
                notice={notice}
                language={language}
                isUnread={!read.has(notice.id)}
                isImportant={isImportant(announcements, notice.id)}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </Aside>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  ${pageBody}

  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 380px);
  }
`

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: clamp(16px, 3vw, 40px);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  ${printed}
`

const Tools = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  ${notPrinted}
`

const Aside = styled.aside`
  ${notPrinted}
`
