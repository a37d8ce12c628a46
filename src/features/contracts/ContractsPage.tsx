import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { useTranslation } from '../../i18n/translate'
import { Skeleton } from '../../ui'
import { getContractSettings } from './calls'
import { ContractLists } from './ContractLists'
import { ContractView } from './ContractView'
import { messages } from './messages'
import { ProposeForm } from './ProposeForm'
import { useContractAddress } from './useContractAddress'

/** Contracts of an agent with the upline and with direct subordinates, and the requests that wait (spec §4). */
function ContractsPage() {
  const { t } = useTranslation()
  const { reference, isProposing } = useContractAddress()
  const answer = useAnswer(getContractSettings, {}, { staleTime: 60_000 })
  if (reference !== undefined) return <ContractView key={reference} reference={reference} />
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={520} radius="var(--radius-l)" />}
      failed={t('contracts.failed')}
    >
      {(settings) => (isProposing ? <ProposeForm settings={settings} /> : <ContractLists settings={settings} />)}
    </Answered>
  )
}

export default withMessages(messages, ContractsPage)
