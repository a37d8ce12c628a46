import type { ReactNode } from 'react'
import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import type { TeamAccount } from '../../contract/team-account'
import { Badge, Icon, TextLink } from '../../ui'
import { Node, Toggle, Words } from './tree.styles'
import type { TeamView } from './useTeamAddress'

interface TreeItemProps {
  readonly row: TeamAccount
  readonly depth: number
  /** From 1, of `count` on its level. */
  readonly place: number
  readonly count: number
  readonly isFirst: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly view: TeamView
  readonly current: string | undefined
  /** The level that it opens to. */
  readonly below: () => ReactNode
}

export const treeItemId = (account: string) => `tree-${account}`

/** An account in the tree; whoever has a team opens to it. */
export function TreeItem({ row, depth, place, count, isFirst, isOpen, onToggle, view, current, below }: TreeItemProps) {
  const { t } = useTranslation()
  const { account, kind, teamSize } = row
  const id = treeItemId(account)
  const hasTeam = teamSize > 0
  return (
    <>
      <Node
        id={id}
        role="treeitem"
        aria-level={depth}
        aria-posinset={place}
        aria-setsize={count}
        aria-expanded={hasTeam ? isOpen : undefined}
        tabIndex={isFirst || current === id ? 0 : -1}
      >
        {hasTeam ? (
          // the item itself says that it opens
          <Toggle
            type="button"
            data-part="toggle"
            data-open={isOpen}
            tabIndex={-1}
            aria-hidden="true"
            onClick={onToggle}
          >
            <Icon name="chevron-right" size={18} />
          </Toggle>
        ) : (
          <i />
        )}
        <Words>
          <TextLink as={Link} to={view.toCard(account)} tabIndex={-1} data-part="open">
            <bdi>{account}</bdi>
          </TextLink>{' '}
          <Badge tone={kind === 'AGENT' ? 'accent' : 'neutral'}>
            {t(kind === 'AGENT' ? 'team.agent' : 'team.member')}
          </Badge>{' '}
          {hasTeam ? (
            <small>
              <Icon name="users" size={14} /> {t('team.tree.size', { count: teamSize })}
            </small>
          ) : null}
        </Words>
      </Node>
      {isOpen ? (
        <li role="none">
          <ul role="group">{below()}</ul>
        </li>
      ) : null}
    </>
  )
}
