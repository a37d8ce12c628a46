import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Inbox } from '../../contract/inbox'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { usePageLabels } from '../../site/usePageLabels'
import { Button, Icon, Pagination, VisuallyHidden } from '../../ui'
import { markReadAtom } from './inbox'
import { Bar, Dot, List, Panes, Row, Side } from './inboxLooks'
import { kindIcon } from './kindIcon'
import { MessageDetail } from './MessageDetail'

interface InboxBrowserProps {
  readonly inbox: Inbox
  readonly onPage: (page: number) => void
}

/** The list beside the chosen message; narrow pages show one of the two. The choice stands in the address. */
export function InboxBrowser({ inbox, onPage }: InboxBrowserProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const labels = usePageLabels()
  const markRead = useSetAtom(markReadAtom)
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('message')
  const chosen = inbox.content.find(({ id }) => id === wanted)
  const unread = inbox.content.filter(({ read }) => !read)
  const toRead = chosen?.read === false ? chosen.id : undefined

  useEffect(() => {
    // without an answer it stays unread, and is tried again when it is opened again
    if (toRead !== undefined) markRead([toRead]).catch(() => undefined)
  }, [toRead, markRead])

  const choose = (id: string | undefined) => {
    const next = new URLSearchParams(search)
    if (id === undefined) next.delete('message')
    else next.set('message', id)
    setSearch(next, { preventScrollReset: true })
  }

  return (
    <Panes data-chosen={chosen !== undefined}>
      <Side>
        <Bar>
          <span role="status">{t('inbox.unread', { count: inbox.unread })}</span>
          {unread.length === 0 ? null : (
            <Button
              variant="ghost"
              size="s"
              icon="check"
              onClick={() => void markRead(unread.map(({ id }) => id)).catch(() => undefined)}
            >
              {t('inbox.markAll')}
            </Button>
          )}
        </Bar>
        <List>
          {inbox.content.map((message) => (
            <li key={message.id}>
              <Row
                type="button"
                aria-current={message.id === chosen?.id ? 'true' : undefined}
                data-unread={!message.read}
                onClick={() => choose(message.id)}
              >
                <Icon name={kindIcon(message.notificationType)} />
                <span>
                  <b>{message.title}</b>
                  <time dateTime={new Date(message.timestamp).toISOString()}>
                    {formatDateTime(message.timestamp, language)}
                  </time>
                </span>
                {message.read ? null : (
                  <Dot>
                    <VisuallyHidden>{t('inbox.new')}</VisuallyHidden>
                  </Dot>
                )}
              </Row>
            </li>
          ))}
        </List>
        <Pagination page={inbox.page} pageCount={inbox.pageCount} onPage={onPage} labels={labels} />
      </Side>
      <MessageDetail message={chosen} onClose={() => choose(undefined)} />
    </Panes>
  )
}
