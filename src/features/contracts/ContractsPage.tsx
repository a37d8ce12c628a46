import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { useTranslation } from '../../i18n/translate'
import { Skeleton } from '../../ui'
import type { ContractSettings } from '../../contract/contract-settings'
import { getContract, getContractSettings } from './calls'
import { Closed } from './Closed'
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
      {(settings) => (isProposing ? <Proposal settings={settings} /> : <ContractLists settings={settings} />)}
    </Answered>
  )
}

/** The form, empty or with the terms of a contract that the new one is to take the place of. */
function Proposal({ settings }: { readonly settings: ContractSettings }) {
  const { like } = useContractAddress()
  return like === undefined ? <ProposeForm settings={settings} /> : <Successor settings={settings} like={like} />
}

function Successor({ settings, like }: { readonly settings: ContractSettings; readonly like: string }) {
  const { t } = useTranslation()
  const answer = useAnswer(getContract, { reference: like }, { staleTime: 60_000 })
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={520} radius="var(--radius-l)" />}
      failed={t('contracts.failed')}
    >
      {({ contract }) =>
        settings.kinds.some(({ kind }) => kind === contract.kind) ? (
          <ProposeForm settings={settings} like={contract} />
        ) : (
          <Closed text="contracts.closedKind" />
        )
      }
    </Answered>
  )
}

export default withMessages(messages, ContractsPage)
