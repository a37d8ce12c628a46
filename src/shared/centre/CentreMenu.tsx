import { useAtomValue } from '../../state/atoms'
import { useId } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import styled from 'styled-components'
import type { MessageKey } from '../../contract/messageKeys'
import type { BadgeName } from '../../engine/entry'
import type { Item } from '../../engine/site'
import { Icon, isIconName } from '../../ui'
import { badgeCount } from '../badges/badgeCounts'
import { useLabel } from '../../site/Slot'
import { groupItems } from './groupItems'

export type CentreItem = Item<'member.menu' | 'agent.menu'>

/** Headings of the groups that entries name; a group that is not here has none. */
const headings: Readonly<Record<string, MessageKey>> = {
  account: 'app.centre.account',
  funds: 'app.centre.funds',
  records: 'app.centre.records',
  rewards: 'app.centre.rewards',
  team: 'app.centre.team',
}

interface CentreMenuProps {
  readonly items: readonly CentreItem[]
  readonly current: CentreItem | undefined
  readonly label: string
  readonly hrefOf: (item: CentreItem) => string
  readonly onGo?: () => void
}

/** The entries of a centre under the headings of their groups. */
export function CentreMenu({ items, current, label, hrefOf, onGo }: CentreMenuProps) {
  const { t } = useTranslation()
  const nameOf = useLabel()
  const id = useId()
  return (
    <Nav aria-label={label}>
      {groupItems(items).map(({ group, items: own }, place) => {
        const heading = group !== undefined && Object.hasOwn(headings, group) ? headings[group] : undefined
        const name = `${id}-${place}`
        return (
          <div key={name}>
            {heading === undefined ? null : <Heading id={name}>{t(heading)}</Heading>}
            <ul {...(heading !== undefined && { 'aria-labelledby': name })}>
              {own.map((item) => (
                <li key={item.id}>
                  <Place
                    to={hrefOf(item)}
                    {...(item === current && { 'aria-current': 'page' as const })}
                    onClick={() => onGo?.()}
                  >
                    {item.icon !== undefined && isIconName(item.icon) ? <Icon name={item.icon} /> : null}
                    <span>{nameOf(item.label)}</span>
                    <Count badge={item.props.badge} />
                  </Place>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </Nav>
  )
}

function Count({ badge }: { readonly badge: BadgeName | undefined }) {
  const count = useAtomValue(badgeCount(badge))
  return count > 0 ? <Pill>{count > 99 ? '99+' : count}</Pill> : null
}

const Nav = styled.nav`
  display: grid;
  gap: var(--space-4);
`

const Heading = styled.p`
  padding: 0 var(--space-4) var(--space-1);
  color: var(--text-muted);
  font-size: var(--fs-xs);
  font-weight: 500;
`

const Place = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  line-height: 1.3;
  text-decoration: none;
  transition: background-color var(--dur-fast) var(--ease-out);

  > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &:hover {
    background-color: var(--surface-hover);
    color: var(--text);
  }
  &[aria-current='page'] {
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 500;
  }
`

const Pill = styled.span`
  flex: none;
  min-inline-size: 22px;
  padding: 2px 7px;
  border-radius: var(--radius-pill);
  background-color: var(--accent);
  color: var(--on-accent);
  font-size: var(--fs-xs);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: center;
`
