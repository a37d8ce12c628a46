import styled from 'styled-components'
import type { BadgeName } from '../../engine/entry'
import { useAtomValue } from '../../state/atoms'
import { badgeCount } from '../badges/badgeCounts'
import { pauseAtom } from '../safety/pause'

/** What calls back to play is not lit during a break. */
const towardsPlay: ReadonlySet<BadgeName | undefined> = new Set(['missions', 'rewards'])

/** How many there are of what an entry's badge counts, above zero. */
export function Count({ badge }: { readonly badge: BadgeName | undefined }) {
  const all = useAtomValue(badgeCount(badge))
  const isPaused = useAtomValue(pauseAtom) !== undefined
  const count = isPaused && towardsPlay.has(badge) ? 0 : all
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
