import { useTranslation } from '../../i18n/translate'
import { CentrePage } from '../../shared/centre/CentrePage'
import { paths } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { messages } from './messages'

/** The agent centre (spec §2, §6). */
export default withMessages(messages, function AgentPage() {
  const { t } = useTranslation()
  return <CentrePage slot="agent.menu" path={paths.agentHome} title={t('agent.title')} />
})
