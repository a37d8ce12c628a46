import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { EmptyState } from '../../ui'
import { Hint } from './team.styles'
import { Tree } from './tree.styles'
import { toggleBranch, type TreeState } from './openBranches'
import { followKey } from './treeKeys'
import { TreeLevel } from './TreeLevel'
import type { TeamView } from './useTeamAddress'

interface TeamTreeProps {
  readonly view: TeamView
  readonly tree: TreeState
  readonly onTree: (tree: TreeState) => void
}

/** The team as a tree: each level is asked for when it is opened. */
export function TeamTree({ view, tree: shown, onTree }: TeamTreeProps) {
  const { t } = useTranslation()
  const tree = useRef<HTMLUListElement>(null)
  /** The one that Tab reaches; at first the topmost. */
  const [current, setCurrent] = useState<string>()
  return (
    <>
      <Hint>{t('team.tree.hint')}</Hint>
      <Tree
        ref={tree}
        role="tree"
        aria-label={t('team.tree')}
        onKeyDown={(event) => followKey(event, tree.current)}
        onFocus={(event) => {
          const item = event.target.closest<HTMLElement>('[role="treeitem"]')
          if (item?.id) setCurrent(item.id)
        }}
      >
        <TreeLevel
          above={[]}
          tree={shown}
          onToggle={(branch) => onTree({ ...shown, open: toggleBranch(shown.open, branch) })}
          onPage={(of, page) => onTree({ ...shown, pages: { ...shown.pages, [of]: page } })}
          view={view}
          current={current}
          empty={<EmptyState icon="users" title={t('team.empty')} text={t('team.emptyText')} />}
        />
      </Tree>
    </>
  )
}
