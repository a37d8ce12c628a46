import styled from 'styled-components'
import type { BadgeName } from '../../engine/entry'
import { useAtomValue } from '../../state/atoms'
import { badgeCount } from '../badges/badgeCounts'

/** How many there are of what an entry's badge counts, above zero. */
export function Count({ badge }: { readonly badge: BadgeName | undefined }) {
  const count = useAtomValue(badgeCount(badge))
  return count > 0 ? <Pill>{count > 99 ? '99+' : count}</Pill> : null
}

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
