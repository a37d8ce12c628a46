import { useRef } from 'react'
import { Link } from '../../site/Link'
import type { AgentContractDetail } from '../../contract/agent-contract-detail'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useIsPast } from '../../shared/countdown/useIsPast'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import { type BadgeState, StateBadge } from '../../shared/lists/StateBadge'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, EmptyState, Panel, Skeleton, Stack } from '../../ui'
import { getContract } from './calls'
import { ContractActions } from './ContractActions'
import { FactList, Timeline } from './contract.styles'
import { cycleWords, eventWords, kindWords, sideWords, states, withdrawnWords } from './contractWords'
import { Party } from './Party'
import { TermsTable } from './TermsTable'
import { useContractAddress } from './useContractAddress'

/** One contract: its terms beside those of the earlier one, what can be done with it, and what became of it. */
export function ContractView({ reference }: { readonly reference: string }) {
  const { t } = useTranslation()
  const { toLists } = useContractAddress()
  const answer = useAnswer(getContract, { reference }, { staleTime: 0, refetchInterval: 30_000 })
  return (
    <Stack gap={4}>
      <Cluster>
        <Button as={Link} to={toLists} size="s" icon="list">
          {t('contracts.all')}
        </Button>
      </Cluster>
      {answer.isError && isFieldRefusal(answer.error) ? (
        <EmptyState icon="search" title={t('contracts.unknown')} text={t('contracts.unknownText')} />
      ) : (
        <Answered
          answer={answer}
          skeleton={<Skeleton height={560} radius="var(--radius-l)" />}
          failed={t('contracts.failed')}
        >
          {(detail) => <Detail detail={detail} />}
        </Answered>
      )}
    </Stack>
  )
}

const notYet: BadgeState = { tone: 'neutral', label: 'contracts.state.notYet' }
/** A device's clock, and so what is known here of the server's, may be half a minute off: no longer is told. */
const noticed = 60_000

/** A contract in force whose beginning has not come: the clock stands before it. */
function useIsAhead({ state, startsAt }: AgentContractDetail['contract']): boolean {
  const hasBegun = useIsPast(startsAt === undefined ? undefined : startsAt - noticed)
  return (state === 'IN_FORCE' || state === 'ENDING') && startsAt !== undefined && !hasBegun
}

function Detail({ detail }: { readonly detail: AgentContractDetail }) {
  const { t } = useTranslation()
  const { contract, earlier, currency } = detail
  const { kind, state, account, cycle, side } = contract
  const heading = useRef<HTMLSpanElement>(null)
  const isAhead = useIsAhead(contract)
  return (
    <>
      <Panel
        title={
          <span ref={heading} tabIndex={-1}>
            {t(kindWords[kind])}
          </span>
        }
        action={<StateBadge state={isAhead && state === 'IN_FORCE' ? notYet : states[state]} />}
      >
        <FactList>
          <div>
            <dt>{t(side === 'UPLINE' ? 'contracts.paidTo' : 'contracts.paidBy')}</dt>
            <dd>
              <Party account={account} />
            </dd>
          </div>
          <div>
            <dt>{t('contracts.pays')}</dt>
            <dd>{t(cycleWords[cycle])}</dd>
          </div>
          <Moment label={t(isAhead ? 'contracts.startsOn' : 'contracts.from')} time={contract.startsAt} />
          <Moment label={t('contracts.until')} time={contract.endsAt} />
          <div>
            <dt>{t('contracts.reference')}</dt>
            <dd>
              <bdi>{contract.reference}</bdi>
            </dd>
          </div>
        </FactList>
      </Panel>
      <Panel>
        <TermsTable contract={contract} earlier={earlier} currency={currency} />
      </Panel>
      <ContractActions
        contract={contract}
        replaces={state === 'PROPOSED' && earlier !== undefined}
        onAnswered={() => heading.current?.focus()}
      />
      <History detail={detail} />
    </>
  )
}

function Moment({ label, time }: { readonly label: string; readonly time: number | undefined }) {
  const language = useAtomValue(languageAtom).tag
  if (time === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
      </dd>
    </div>
  )
}

function History({ detail: { contract, history } }: { readonly detail: AgentContractDetail }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const isWithdrawn = contract.state === 'WITHDRAWN'
  return (
    <Panel title={t('contracts.history')}>
      <Timeline>
        {history.map(({ action, by, time }, place) => (
          <li key={place}>
            <span>
              {t(isWithdrawn && action === 'LEAVE' ? withdrawnWords : eventWords[action])} · {t(sideWords[by])}
            </span>
            <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>
          </li>
        ))}
      </Timeline>
    </Panel>
  )
}
