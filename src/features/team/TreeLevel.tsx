import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { useAnswer } from '../../site/useAnswer'
import { Button, Skeleton } from '../../ui'
import { getTeamList } from './calls'
import { type Branch, levelSize, type TreeState } from './openBranches'
import { TreeItem, treeItemId } from './TreeItem'
import { More } from './tree.styles'
import type { TeamView } from './useTeamAddress'

interface TreeLevelProps {
  /** The accounts above this level, the topmost first; none: directly below oneself. */
  readonly above: readonly string[]
  readonly tree: TreeState
  readonly onToggle: (branch: Branch) => void
  readonly onPage: (of: string, page: number) => void
  readonly view: TeamView
  readonly current: string | undefined
  readonly empty?: ReactNode
}

/** One level of the tree, so many accounts at a time. */
export function TreeLevel({ above, tree, onToggle, onPage, view, current, empty = null }: TreeLevelProps) {
  const { t } = useTranslation()
  const of = above.at(-1)
  const page = tree.pages[of ?? ''] ?? 1
  const depth = above.length + 1
  const answer = useAnswer(
    getTeamList,
    { account: of, sort: 'account', page, pageSize: levelSize },
    { staleTime: 30_000 },
  )
  const first = answer.data?.content[0]?.account
  const isTurned = useRef(false)
  useEffect(() => {
    // the button that was pressed is gone with its page
    if (!isTurned.current || first === undefined) return
    isTurned.current = false
    document.getElementById(treeItemId(first))?.focus()
  }, [first])
  if (answer.isPending)
    return (
      <li role="none" aria-busy="true">
        <Skeleton height={depth === 1 ? 220 : 48} />
      </li>
    )
  const turn = (id: string, to: number, label: string) => (
    <More id={id} role="treeitem" tabIndex={current === id ? 0 : -1} aria-level={depth}>
      <Button
        size="s"
        data-part="open"
        tabIndex={-1}
        onClick={() => {
          isTurned.current = true
          onPage(of ?? '', to)
        }}
      >
        {label}
      </Button>
    </More>
  )
  if (answer.isError)
    return (
      <More id={`retry-${of ?? ''}`} role="treeitem" tabIndex={0} aria-level={depth}>
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
  const before = (page - 1) * levelSize
  const after = total - before - content.length
  return (
    <>
      {before > 0 ? turn(`before-${of ?? ''}`, page - 1, t('team.tree.previous', { count: levelSize })) : null}
      {content.map((row, place) => (
        <TreeItem
          key={row.account}
          row={row}
          depth={depth}
          place={before + place + 1}
          count={total}
          isFirst={current === undefined && depth === 1 && place === 0}
          isOpen={tree.open.some(({ account }) => account === row.account)}
          onToggle={() => onToggle({ account: row.account, above })}
          view={view}
          current={current}
          below={() => (
            <TreeLevel
              above={[...above, row.account]}
              tree={tree}
              onToggle={onToggle}
              onPage={onPage}
              view={view}
              current={current}
            />
          )}
        />
      ))}
      {after > 0
        ? turn(`after-${of ?? ''}`, page + 1, t('team.tree.next', { count: Math.min(levelSize, after) }))
        : null}
    </>
  )
}
