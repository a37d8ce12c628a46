import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { siteAtom } from '../../site/site'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { PageHeader } from '../../ui'
import { Columns, Page } from './feedback.styles'
import { FeedbackForm } from './FeedbackForm'
import { messages } from './messages'
import { SentFeedback } from './SentFeedback'

/** Feedback of anybody (spec §2, other screens); members find theirs with its answers. */
function FeedbackPage() {
  const { t } = useTranslation()
  const { role } = useAtomValue(siteAtom)
  const [search] = useSearchParams()
  const hasOwn = role !== 'visitor' && role !== 'demo'
  return (
    <Page data-beside={hasOwn}>
      <PageHeader title={t('feedback.title')} text={t('feedback.lead')} />
      <Columns>
        <FeedbackForm images={hasOwn ? 'taken' : role === 'visitor' ? 'after login' : 'none'} />
        {hasOwn ? <SentFeedback wanted={search.get('reference') ?? undefined} /> : null}
      </Columns>
    </Page>
  )
}

export default withMessages([uploadMessages, messages], FeedbackPage)
