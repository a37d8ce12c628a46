import { Link } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import type { TeamLevel } from '../../contract/team-level'
import { decimalOf } from '../../lib/decimal'
import { pageParameter } from '../../shared/address/pageNumber'
import { PagedTable } from '../../shared/lists/PagedTable'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, EmptyState, Figures, Stack, TextLink } from '../../ui'
import { getTeamMembers } from './calls'
import { TeamFilters } from './TeamFilters'
import { TeamPath } from './TeamPath'
import { useTeamAddress } from './useTeamAddress'
import { useTeamColumns } from './useTeamColumns'

const staleTime = 15_000

/** A level of the team, or those found on every level. */
export function TeamList() {
  const { t } = useTranslation()
  const address = useTeamAddress()
  const { begun, query, page, toTree, toLevel } = address
  const answer = useAnswer(getTeamMembers, query, { staleTime })
  const columns = useTeamColumns(answer.data?.currency ?? '')
  const isFiltered = begun !== undefined || [query.type, query.active].some((one) => one !== undefined)
  return (
    <Stack gap={4}>
      <Cluster>
        <TeamPath path={answer.data?.path ?? []} />
        <TextLink as={Link} to={toTree}>
          {t('team.asTree')}
        </TextLink>
      </Cluster>
      <TeamFilters />
      <PagedTable
        answer={answer}
        failed={t('team.failed')}
        height={640}
        caption={t('team.accounts')}
        columns={columns}
        rowKey={({ account }) => account}
        page={page}
        onPage={(next) => address.change({ p: pageParameter(next) })}
        frame={(table) => (
          <>
            {answer.data ? <Totals level={answer.data} /> : null}
            {table}
          </>
        )}
        empty={
          <EmptyState
            icon="users"
            title={t(isFiltered ? 'team.noneFound' : 'team.empty')}
            text={t(isFiltered ? 'team.noneFoundText' : 'team.emptyText')}
            action={
              isFiltered ? (
                <Button as={Link} to={toLevel(undefined)}>
                  {t('team.wholeTeam')}
                </Button>
              ) : undefined
            }
          />
        }
      />
    </Stack>
  )
}

function Totals({ level: { totals, currency } }: { readonly level: TeamLevel }) {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useAtomValue(languageAtom).tag)
  return (
    <Figures
      figures={[
        { id: 'agents', label: t('team.agents'), value: number.format(totals.agents) },
        { id: 'members', label: t('team.members'), value: number.format(totals.members) },
        {
          id: 'balance',
          label: t('team.balances'),
          value: <Amount amount={decimalOf(totals.balance)} currency={currency} />,
        },
      ]}
    />
  )
}
