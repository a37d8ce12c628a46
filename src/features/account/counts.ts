import { atom } from '../../state/atoms'
import { badgeCounts } from '../../shared/badges/badgeCounts'
import { slotAtoms } from '../../site/site'

/** Counts for the badges of the avatar's menu. Only those that an entry shows are asked for. */
export const countsAtom = atom((get) => {
  const names = new Set(get(slotAtoms['account.menu']).flatMap(({ props }) => props.badge ?? []))
  return new Map([...names].map((name) => [name, get(badgeCounts[name])] as const))
})
