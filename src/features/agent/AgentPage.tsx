import { useTranslation } from '../../i18n/translate'
import { CentrePage } from '../../shared/centre/CentrePage'
import { paths } from '../../site/paths'
import { withWords } from '../../site/withWords'
import { words } from './words'

/** The agent centre (spec §2, §6). */
export default withWords(words, function AgentPage() {
  const { t } = useTranslation()
  return <CentrePage slot="agent.menu" path={paths.agentHome} title={t('agent.title')} />
})
