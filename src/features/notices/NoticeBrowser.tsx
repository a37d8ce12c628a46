import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Announcement } from '../../contract/announcements'
import { formatDate } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { ListRow, Pagination } from '../../ui'
import { NoticeDetail } from './NoticeDetail'
import { Detail, List, Panes } from './notice.styles'
import { noticePage } from './noticePages'

/** The list and the chosen notice; a phone shows one of the two. The choice stands in the address. */
export function NoticeBrowser({ all }: { all: readonly Announcement[] }) {
  const labels = usePageLabels()
  const language = useAtomValue(languageAtom).tag
  const { state } = useLocation() as { state: unknown }
  const [search, setSearch] = useSearchParams()
  const [wantedPage, setWantedPage] = useState<number>()
  const { page, pageCount, notices, current, chosen } = noticePage(all, search.get('notice') ?? undefined, wantedPage)
  useTrueAddress({ notice: chosen ? current?.id : undefined })

  // the entry's state says that closing goes back
  const choose = (id: string | undefined) =>
    setSearch(trueSearch(search, { notice: id }) ?? search, { replace: true, state })

  return (
    <Panes data-detail={chosen}>
      <List>
        <ul>
          {notices.map((notice) => (
            <li key={notice.id}>
              <ListRow
                as="button"
                title={notice.title}
                text={formatDate(notice.timestamp, language)}
                selected={notice.id === current?.id}
                aria-current={notice.id === current?.id}
                onClick={() => choose(notice.id)}
              />
            </li>
          ))}
        </ul>
        <Pagination page={page} pageCount={pageCount} onPage={setWantedPage} labels={labels} />
      </List>
      <Detail>
        {current === undefined ? null : <NoticeDetail notice={current} onBack={() => choose(undefined)} />}
      </Detail>
    </Panes>
  )
}
