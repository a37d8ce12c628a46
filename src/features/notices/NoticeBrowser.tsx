import { useAtom, useAtomValue } from '../../state/atoms'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import type { Announcements } from '../../contract/announcements'
import { languageAtom } from '../../i18n/language'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { Button, media, Pagination, useMedia } from '../../ui'
import { allNotices, isImportant } from './allNotices'
import { Detail, List, Panes, Unread } from './notice.styles'
import { NoticeDetail } from './NoticeDetail'
import { noticePage } from './noticePages'
import { NoticeRow } from './NoticeRow'
import { readNoticesAtom } from './readNotices'

/** The list of notices beside the text of one. The address names the one that was chosen. */
export function NoticeBrowser({ announcements }: { readonly announcements: Announcements }) {
  const labels = usePageLabels()
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { state } = useLocation() as { state: unknown }
  const [search, setSearch] = useSearchParams()
  const [wantedPage, setWantedPage] = useState<number>()
  const [read, markRead] = useAtom(readNoticesAtom)
  const isPhone = useMedia(media.phone)
  const all = allNotices(announcements)
  const { page, pageCount, notices, current, chosen } = noticePage(all, search.get('notice') ?? undefined, wantedPage)
  useTrueAddress({ notice: chosen ? current?.id : undefined })

  // the entry's state says that closing goes back
  const choose = (id: string | undefined) =>
    setSearch(trueSearch(search, { notice: id }) ?? search, { replace: true, state })
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<string>(undefined)
  // back on a phone: where it came from
  useEffect(() => {
    if (chosen || left.current === undefined) return
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    rows
      .find(({ dataset }) => dataset['notice'] === left.current)
      ?.querySelector('button')
      ?.focus()
    left.current = undefined
  }, [chosen])
  const unread = all.filter(({ id }) => !read.has(id))
  const isShown = current !== undefined && (chosen || !isPhone)

  return (
    <Panes data-detail={chosen}>
      <List>
        <Unread>
          <span role="status">
            {unread.length === 0 ? t('notices.allRead') : t('notices.unreadCount', { count: unread.length })}
          </span>
          {unread.length === 0 ? null : (
            <Button size="s" variant="ghost" icon="check" onClick={() => markRead(unread.map(({ id }) => id))}>
              {t('notices.readAll')}
            </Button>
          )}
        </Unread>
        <ul ref={list}>
          {notices.map((notice) => (
            <li key={notice.id} data-notice={notice.id}>
              <NoticeRow
                as="button"
                notice={notice}
                language={language}
                isUnread={!read.has(notice.id)}
                isImportant={isImportant(announcements, notice.id)}
                isCurrent={isShown && notice.id === current.id}
                onClick={() => choose(notice.id)}
              />
            </li>
          ))}
        </ul>
        <Pagination page={page} pageCount={pageCount} onPage={setWantedPage} labels={labels} />
      </List>
      <Detail>
        {isShown ? (
          <NoticeDetail
            notice={current}
            important={isImportant(announcements, current.id)}
            takesThePlace={isPhone}
            onBack={() => {
              left.current = current.id
              choose(undefined)
            }}
          />
        ) : null}
      </Detail>
    </Panes>
  )
}
