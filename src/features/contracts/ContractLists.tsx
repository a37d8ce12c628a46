import { useSearchParams } from 'react-router'
import { Link } from '../../site/Link'
import type { ContractSettings } from '../../contract/contract-settings'
import { useTranslation } from '../../i18n/translate'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { PagedTable } from '../../shared/lists/PagedTable'
import { useAnswer } from '../../site/useAnswer'
import { Button, Cluster, EmptyState, SearchInput, Select, Stack, type Tab, Tabs, useDebouncedValue } from '../../ui'
import { getContracts } from './calls'
import { kindWords } from './contractWords'
import { Filters } from './contract.styles'
import { useContractAddress } from './useContractAddress'
import { useContractColumns } from './useContractColumns'
import { useKinds } from './useKinds'

const sides = ['SUBORDINATE', 'UPLINE'] as const
type Side = (typeof sides)[number]
const stateWords = {
  OPEN: 'contracts.show.open',
  CURRENT: 'contracts.show.current',
  PAST: 'contracts.show.past',
} as const
const states = Object.keys(stateWords) as readonly (keyof typeof stateWords)[]
const pageSize = 10

/** Contracts with the upline and those with the team, filtered by what the address says. */
export function ContractLists({ settings: { kinds } }: { readonly settings: ContractSettings }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { toProposal } = useContractAddress()
  const all = useKinds()
  const side: Side =
    sides.find((known) => known === search.get('side')) ?? (search.has('account') ? 'UPLINE' : 'SUBORDINATE')
  const state = states.find((known) => known === search.get('state'))
  const kind = all.find((known) => known === search.get('kind'))
  const account = side === 'UPLINE' ? (search.get('account') ?? '') : ''
  const page = readPageNumber(search.get('p'))
  useTrueAddress({
    side: side === 'SUBORDINATE' ? undefined : side,
    state,
    kind,
    account: account || undefined,
    p: pageParameter(page),
  })
  const change = (to: Readonly<Record<string, string | undefined>>) =>
    setSearch(trueSearch(search, { p: undefined, ...to }) ?? search, { replace: true, preventScrollReset: true })
  const wanted = useDebouncedValue(account, 300)
  const answer = useAnswer(
    getContracts,
    { side, state, kind, account: wanted.trim() || undefined, page, pageSize },
    { staleTime: 0, refetchInterval: 60_000 },
  )
  const columns = useContractColumns()
  const tabs: readonly Tab<Side>[] = [
    { id: 'SUBORDINATE', label: t('contracts.withUpline'), icon: 'arrow-up' },
    { id: 'UPLINE', label: t('contracts.withTeam'), icon: 'users' },
  ]
  const propose =
    kinds.length === 0 ? null : (
      <Button as={Link} to={toProposal} icon="plus" variant="primary">
        {t('contracts.propose')}
      </Button>
    )
  return (
    <Stack gap={4}>
      {propose === null ? <p>{t('contracts.closed')}</p> : <Cluster justify="end">{propose}</Cluster>}
      <Tabs
        tabs={tabs}
        selected={side}
        onSelect={(to) => change({ side: to, account: undefined })}
        label={t('contracts.sides')}
      >
        <Stack gap={4}>
          <Filters role="search" aria-label={t('contracts.filter')}>
            <Select
              aria-label={t('contracts.kind')}
              value={kind ?? ''}
              options={[
                { value: '', label: t('contracts.allKinds') },
                ...all.map((one) => ({ value: one, label: t(kindWords[one]) })),
              ]}
              onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
            />
            <Select
              aria-label={t('contracts.state')}
              value={state ?? ''}
              options={[
                { value: '', label: t('contracts.show.all') },
                ...states.map((one) => ({ value: one, label: t(stateWords[one]) })),
              ]}
              onChange={(event) => change({ state: event.currentTarget.value || undefined })}
            />
            {side === 'UPLINE' ? (
              <SearchInput
                value={account}
                labels={{ search: t('contracts.account'), clear: t('contracts.clear') }}
                onValue={(to) => change({ account: to || undefined })}
              />
            ) : null}
          </Filters>
          <PagedTable
            answer={answer}
            failed={t('contracts.failed')}
            height={420}
            caption={t(side === 'UPLINE' ? 'contracts.withTeam' : 'contracts.withUpline')}
            columns={columns}
            rowKey={({ reference }) => reference}
            page={page}
            onPage={(to) => change({ p: pageParameter(to) })}
            empty={
              <EmptyState
                icon="handshake"
                title={t('contracts.none')}
                text={t(side === 'UPLINE' ? 'contracts.noneTeam' : 'contracts.noneUpline')}
                {...(side === 'UPLINE' && propose !== null && { action: propose })}
              />
            }
          />
        </Stack>
      </Tabs>
    </Stack>
  )
}
