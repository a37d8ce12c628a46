import { useAtomValue } from '../../state/atoms'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { Inbox } from '../../contract/inbox'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { pageParameter } from '../../shared/address/pageNumber'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { Button, Icon, Pagination, VisuallyHidden } from '../../ui'
import { Bar, Dot, List, Panes, Row, Side } from './inbox.styles'
import { matterOf } from './matter'
import { MessageDetail } from './MessageDetail'
import type { InboxAddress } from './useInboxAddress'
import { useMarkRead } from './useMarkRead'

interface InboxBrowserProps {
  readonly inbox: Inbox
  readonly address: InboxAddress
}

/** The list beside the chosen message; narrow pages show one of the two. The choice stands in the address. */
export function InboxBrowser({ inbox, address }: InboxBrowserProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const labels = usePageLabels()
  const markRead = useMarkRead()
  const { choose } = address
  const chosen = inbox.content.find(({ id }) => id === address.message)
  const unread = inbox.content.filter(({ read }) => !read)
  const toRead = chosen?.read === false ? chosen.id : undefined
  useTrueAddress({ p: pageParameter(address.page), message: chosen?.id })

  useEffect(() => {
    // one that fails is tried again when the message is opened again
    if (toRead !== undefined) void markRead([toRead])
  }, [toRead, markRead])

  return (
    <Panes data-chosen={chosen !== undefined}>
      <Side>
        <Bar>
          <span role="status">{t('inbox.unread', { count: inbox.unread })}</span>
          {unread.length === 0 ? null : (
            <Button variant="ghost" size="s" icon="check" onClick={() => void markRead(unread.map(({ id }) => id))}>
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
                <Icon name={matterOf(message.notificationType)?.icon ?? 'mail'} />
                <span>
                  <b>{message.title}</b>
                  <time dateTime={isoTime(message.timestamp)}>{formatDateTime(message.timestamp, language)}</time>
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
        <Pagination page={inbox.page} pageCount={inbox.pageCount} onPage={address.setPage} labels={labels} />
      </Side>
      <MessageDetail message={chosen} onClose={() => choose(undefined)} />
    </Panes>
  )
}
