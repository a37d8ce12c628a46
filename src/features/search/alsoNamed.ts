import type { MessageKey } from '../../contract/messageKeys'

/** Texts with other words for what a page, a category or a type of promotions is called. */
const alsoNamed: Readonly<Record<string, MessageKey>> = {
  promotions: 'search.also.promotions',
  bonusdetails: 'search.also.promotions',
  rebate: 'search.also.rebate',
  deposit: 'search.also.deposit',
  depositv2: 'search.also.deposit',
  withdraw: 'search.also.withdraw',
  rank: 'search.also.vip',
  vip: 'search.also.vip',
  newbie: 'search.also.newbie',
  sports: 'search.also.sports',
  live: 'search.also.live',
  rng: 'search.also.slots',
  slots: 'search.also.slots',
  saferplay: 'search.also.safer',
}

/** Of an entry's id, or of a type as the platform writes it (NEWBIE, newbie). */
export function alsoNamedKey(name: string | undefined): MessageKey | undefined {
  const plain = name?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? ''
  return Object.hasOwn(alsoNamed, plain) ? alsoNamed[plain] : undefined
}
