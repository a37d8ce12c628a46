import { atom, type Atom } from '../../state/atoms'
import type { BadgeName } from '../../engine/entry'
import { answerAtom } from '../../site/answers'
import { isOnAtom } from '../../site/site'
import { getAvailablePromotions, getContractRequestCount } from './calls'

const unreadAtom = answerAtom('unreadCount', {
  staleTime: 20_000,
  refetchInterval: 60_000,
  enabled: (get) => get(isOnAtom)('INBOX3'),
})
const promotionsAtom = answerAtom(getAvailablePromotions, { enabled: (get) => get(isOnAtom)('REWCEN3') })
const requestsAtom = answerAtom(getContractRequestCount, { staleTime: 20_000, refetchInterval: 60_000 })

const waiting = (kind: string) => atom((get) => get(promotionsAtom).data?.find(({ type }) => type === kind)?.count ?? 0)

/** What a menu's badges count; asked for only where an entry that is shown has the badge. */
export const badgeCounts: Readonly<Record<BadgeName, Atom<number>>> = {
  unread: atom((get) => get(unreadAtom).data ?? 0),
  missions: waiting('MISSION'),
  rewards: waiting('REWARD'),
  contracts: atom((get) => get(requestsAtom).data?.count ?? 0),
}

const none = atom(0)

export const badgeCount = (name: BadgeName | undefined): Atom<number> => (name === undefined ? none : badgeCounts[name])
