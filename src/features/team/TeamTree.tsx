import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { EmptyState } from '../../ui'
import { Hint } from './team.styles'
import { Tree } from './tree.styles'
import { type Branch, toggleBranch } from './openBranches'
import { followKey } from './treeKeys'
import { TreeLevel } from './TreeLevel'
import type { TeamView } from './useTeamAddress'

/** The team as a tree: each level is asked for when it is opened. */
export function TeamTree({ view }: { readonly view: TeamView }) {
  const { t } = useTranslation()
  const tree = useRef<HTMLUListElement>(null)
  /** The one that Tab reaches; at first the topmost. */
  const [current, setCurrent] = useState<string>()
  const [open, setOpen] = useState<readonly Branch[]>([])
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
          open={open}
          onToggle={(branch) => setOpen(toggleBranch(open, branch))}
          view={view}
          current={current}
          empty={<EmptyState icon="users" title={t('team.empty')} text={t('team.emptyText')} />}
        />
      </Tree>
    </>
  )
}
