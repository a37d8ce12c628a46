import { atom, type Atom } from '../state/atoms'
import { availablePromotionsSchema } from '../contract/available-promotions'
import type { BadgeName } from '../engine/entry'
import type { NamedCall } from '../platform/calls'
import type { AvailablePromotions } from '../contract/available-promotions'
import { answerAtom } from './answers'
import { isOnAtom } from './site'

const availablePromotions: NamedCall<AvailablePromotions> = {
  id: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  moduleId: 'REWCEN3',
  token: true,
  alert: false,
  value: availablePromotionsSchema,
}

const unreadAtom = answerAtom('unreadCount', {
  fresh: 20_000,
  every: 60_000,
  enabled: (get) => get(isOnAtom)('INBOX3'),
})
const promotionsAtom = answerAtom(availablePromotions, { enabled: (get) => get(isOnAtom)('REWCEN3') })

/** What a menu's badges count; asked for only where an entry that is shown has the badge. */
export const badgeCounts: Readonly<Record<BadgeName, Atom<number>>> = {
  unread: atom((get) => get(unreadAtom).data ?? 0),
  missions: atom((get) => get(promotionsAtom).data?.find(({ type }) => type === 'MISSION')?.count ?? 0),
}

const none = atom(0)

export const badgeCount = (name: BadgeName | undefined): Atom<number> => (name === undefined ? none : badgeCounts[name])
