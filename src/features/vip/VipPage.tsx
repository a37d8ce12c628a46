import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { siteAtom } from '../../site/site'
import { withMessages } from '../../site/withMessages'
import { PageHeader } from '../../ui'
import { MemberRank } from './MemberRank'
import { Page } from './vip.styles'
import { VipInvitation } from './VipInvitation'
import { messages } from './messages'

/** VIP: the member's rank and the way to the next one; for others, what it is and how to have one. */
function VipPage() {
  const { t } = useTranslation()
  const { role } = useAtomValue(siteAtom)
  const hasRank = role === 'member' || role === 'agent'
  return (
    <Page>
      <PageHeader title={t('vip.heading')} text={t('vip.lead')} />
      {hasRank ? <MemberRank /> : <VipInvitation demo={role === 'demo'} />}
    </Page>
  )
}

export default withMessages(messages, VipPage)
