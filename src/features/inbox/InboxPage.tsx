import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../site/Answered'
import { withWords } from '../../site/withWords'
import { Button, EmptyState, Skeleton } from '../../ui'
import { InboxBrowser } from './InboxBrowser'
import { inboxAtom, inboxPageAtom } from './inbox'
import { words } from './words'

/** Messages of the member, newest first, and the text of the chosen one (spec §2, message inbox). */
function InboxPage() {
  const { t } = useTranslation()
  const answer = useAtomValue(inboxAtom)
  const setPage = useSetAtom(inboxPageAtom)
  return (
    <Answered answer={answer} skeleton={<Skeleton height={480} radius="var(--radius-l)" />} failed={t('inbox.failed')}>
      {(inbox) =>
        inbox.total === 0 ? (
          <EmptyState icon="inbox" title={t('inbox.empty')} text={t('inbox.emptyText')} />
        ) : inbox.content.length === 0 ? (
          <EmptyState
            icon="inbox"
            title={t('inbox.pageEmpty')}
            action={<Button onClick={() => setPage(1)}>{t('inbox.firstPage')}</Button>}
          />
        ) : (
          <InboxBrowser inbox={inbox} onPage={setPage} />
        )
      }
    </Answered>
  )
}

export default withWords(words, InboxPage)
