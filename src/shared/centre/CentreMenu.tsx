import { useId } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { Item } from '../../engine/site'
import { Icon, media } from '../../ui'
import { useLabel } from '../../site/Slot'
import { Count } from './Count'
import { headingOf } from './groupHeadings'
import { groupItems } from './groupItems'

export type CentreItem = Item<'member.menu' | 'agent.menu'>

interface CentreMenuProps {
  readonly items: readonly CentreItem[]
  readonly current: CentreItem | undefined
  readonly label: string
  readonly hrefOf: (item: CentreItem) => string
}

/** The entries of a centre under the headings of their groups. */
export function CentreMenu({ items, current, label, hrefOf }: CentreMenuProps) {
  const { t } = useTranslation()
  const nameOf = useLabel()
  const id = useId()
  return (
    <Nav aria-label={label}>
      {groupItems(items).map(({ group, items: own }, place) => {
        const heading = headingOf(group)
        const name = `${id}-${place}`
        return (
          <div key={name}>
            {heading === undefined ? null : <Heading id={name}>{t(heading)}</Heading>}
            <ul {...(heading !== undefined && { 'aria-labelledby': name })}>
              {own.map((item) => (
                <li key={item.id}>
                  <Place to={hrefOf(item)} {...(item === current && { 'aria-current': 'page' as const })}>
                    {item.icon === undefined ? null : <Icon name={item.icon} />}
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

const Nav = styled.nav`
  display: grid;
  gap: var(--space-3);
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

  /* the whole menu is in sight on a laptop */
  @media ${media.hover} {
    min-block-size: 40px;
    padding-block: var(--space-1);
  }
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
