import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useAnswer } from '../../site/useAnswer'
import { Button, Skeleton } from '../../ui'
import { getTeamList } from './calls'
import { TreeItem } from './TreeItem'
import { More } from './tree.styles'
import type { TeamView } from './useTeamAddress'

const pageSize = 50

interface TreeLevelProps {
  /** Undefined: oneself. */
  readonly of: string | undefined
  readonly depth: number
  readonly view: TeamView
  readonly current: string | undefined
  readonly empty?: ReactNode
}

/** One level of the tree, so many accounts at a time. */
export function TreeLevel(props: TreeLevelProps) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, place) => (
    <TreePage key={place} {...props} page={place + 1} isLast={place === pages - 1} onMore={() => setPages(pages + 1)} />
  ))
}

interface TreePageProps extends TreeLevelProps {
  readonly page: number
  readonly isLast: boolean
  readonly onMore: () => void
}

function TreePage({ of, depth, view, current, empty = null, page, isLast, onMore }: TreePageProps) {
  const { t } = useTranslation()
  const answer = useAnswer(getTeamList, { account: of, sort: 'account', page, pageSize }, { staleTime: 30_000 })
  if (answer.isPending)
    return (
      <li role="none" aria-busy="true">
        <Skeleton height={page === 1 && depth === 1 ? 220 : 48} />
      </li>
    )
  const id = `${of ?? ''}-${page}`
  if (answer.isError)
    return (
      <More id={`retry-${id}`} role="treeitem" tabIndex={0} aria-level={depth}>
        <span>{t(errorMessage(answer.error))}</span>
        <Button
          size="s"
          icon="refresh-cw"
          data-part="open"
          tabIndex={-1}
          busy={answer.isFetching}
          onClick={() => void answer.refetch()}
        >
          {t('app.retry')}
        </Button>
      </More>
    )
  const { content, total } = answer.data
  if (total === 0) return <li role="none">{empty}</li>
  const shown = (page - 1) * pageSize + content.length
  return (
    <>
      {content.map((row, place) => (
        <TreeItem
          key={row.account}
          row={row}
          depth={depth}
          place={(page - 1) * pageSize + place + 1}
          count={total}
          isFirst={current === undefined && depth === 1 && page === 1 && place === 0}
          view={view}
          current={current}
          below={() => <TreeLevel of={row.account} depth={depth + 1} view={view} current={current} />}
        />
      ))}
      {isLast && shown < total ? (
        <More id={`more-${id}`} role="treeitem" tabIndex={current === `more-${id}` ? 0 : -1} aria-level={depth}>
          <Button size="s" data-part="open" tabIndex={-1} onClick={onMore}>
            {t('team.tree.more', { count: total - shown })}
          </Button>
        </More>
      ) : null}
    </>
  )
}
