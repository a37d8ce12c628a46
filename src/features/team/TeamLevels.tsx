import { useTranslation } from '../../i18n/translate'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { PagedTable } from '../../shared/lists/PagedTable'
import { useAnswer } from '../../site/useAnswer'
import { Button, EmptyState } from '../../ui'
import { getTeamList } from './calls'
import { Levels } from './Levels'
import { PageFoot } from './PageFoot'
import { countFilters, teamQuery } from './teamAddress'
import { TeamBar } from './TeamBar'
import { TeamTotals } from './TeamTotals'
import { Unknown } from './Unknown'
import { useTeamColumns } from './useTeamColumns'
import type { TeamView } from './useTeamAddress'

/** A level of the team, or what a search found in all of it, page by page. */
export function TeamLevels({ view }: { readonly view: TeamView }) {
  const { t } = useTranslation()
  const answer = useAnswer(getTeamList, teamQuery(view), { staleTime: 0 })
  const columns = useTeamColumns(answer.data?.currency ?? '', view)
  if (answer.isError && isFieldRefusal(answer.error)) return <Unknown to={view.toLevel(undefined)} />
  return (
    <>
      <TeamBar view={view} currency={answer.data?.currency} />
      {view.search === '' ? (
        <Levels path={answer.data?.path ?? []} toLevel={view.toLevel} />
      ) : (
        <p role="status">
          {answer.data === undefined ? '' : t('team.found', { count: answer.data.total, search: view.search })}
        </p>
      )}
      <PagedTable
        answer={answer}
        failed={t('team.failed')}
        height={560}
        caption={t('team.list')}
        columns={columns}
        rowKey={({ account }) => account}
        page={view.page}
        onPage={view.setPage}
        empty={<Nobody view={view} />}
        frame={(table) =>
          answer.data === undefined ? (
            table
          ) : (
            <>
              <TeamTotals list={answer.data} />
              {table}
              <PageFoot list={answer.data} view={view} />
            </>
          )
        }
      />
    </>
  )
}

function Nobody({ view }: { readonly view: TeamView }) {
  const { t } = useTranslation()
  if (view.search === '' && countFilters(view.filters) === 0)
    return (
      <EmptyState
        icon="users"
        title={t('team.empty')}
        text={t(view.of === undefined ? 'team.emptyText' : 'team.emptyBelow')}
      />
    )
  const all = { q: undefined, type: undefined, active: undefined, from: undefined, to: undefined }
  return (
    <EmptyState
      icon="search"
      title={t('team.none')}
      text={t('team.noneText')}
      action={
        <Button onClick={() => view.change({ ...all, min: undefined, max: undefined })}>{t('team.showAll')}</Button>
      }
    />
  )
}
