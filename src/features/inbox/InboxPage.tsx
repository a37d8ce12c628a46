import { useTranslation } from '../../i18n/translate'
import { AnsweredPage } from '../../shared/lists/AnsweredPage'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { EmptyState, Skeleton } from '../../ui'
import { getInbox } from './calls'
import { InboxBrowser } from './InboxBrowser'
import { useInboxAddress } from './useInboxAddress'
import { messages } from './messages'

const pageSize = 10

/** Messages of the member, newest first, and the text of the chosen one (spec §2, message inbox). */
function InboxPage() {
  const { t } = useTranslation()
  const address = useInboxAddress()
  const answer = useAnswer(getInbox, { page: address.page, pageSize }, { staleTime: 0 })
  const skeleton = <Skeleton height={480} radius="var(--radius-l)" />
  return (
    <AnsweredPage
      answer={answer}
      skeleton={skeleton}
      failed={t('inbox.failed')}
      page={address.page}
      onPage={address.setPage}
    >
      {(inbox) =>
        inbox.total === 0 ? (
          <EmptyState icon="inbox" title={t('inbox.empty')} text={t('inbox.emptyText')} />
        ) : (
          <InboxBrowser inbox={inbox} address={address} />
        )
      }
    </AnsweredPage>
  )
}

export default withMessages(messages, InboxPage)
