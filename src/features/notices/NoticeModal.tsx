import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { messages as sharingMessages } from '../../shared/sharing/messages'
import { useModalDialog } from '../../site/modal'
import { announcementsAtom } from '../../site/platformAnswers'
import { withMessages } from '../../site/withMessages'
import { Dialog, EmptyState } from '../../ui'
import { allNotices } from './allNotices'
import { messages } from './messages'
import { NoticeBrowser } from './NoticeBrowser'
import { NoticeSkeleton } from './NoticeSkeleton'

/** All notices, 9 a page, with the text of one beside them (spec §2 Modals). */
function NoticeModal() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  return (
    <Dialog open={open} onClose={onClose} title={t('notices.title')} closeLabel={t('app.close')} width={960}>
      <Notices />
    </Dialog>
  )
}

export default withMessages([sharingMessages, messages], NoticeModal)

function Notices() {
  const { t } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useAtomValue(announcementsAtom)
  if (isPending) return <NoticeSkeleton />
  if (error) {
    return (
      <FailureState compact title={t('notices.failed')} error={error} busy={isFetching} retry={() => void refetch()} />
    )
  }
  if (allNotices(data).length === 0)
    return <EmptyState compact icon="megaphone" title={t('notices.empty')} text={t('notices.emptyText')} />
  return <NoticeBrowser announcements={data} />
}
