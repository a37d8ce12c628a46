import type { Brand } from '../../engine/brand'
import { type BootCallId, bootCallIds, type PageCallId } from '../../engine/edgeCalls'
import type { Language } from '../../i18n/languages'
import { type OwnCall, ownCall, type PublicId } from './ownCall'

type Query = (brand: Brand, language: Language) => Readonly<Record<string, string | number>>

/**
 * Public calls whose answers the edge puts into the page. Queries are those of the client (src/site/queries.ts), so that a
 * visitor gets what the call would have brought; tests/contract compares them. Nothing with a token.
 */
export interface BootCall extends OwnCall {
  readonly query: Query
}

const bootCall = (id: PublicId, query: Query): BootCall => ({ ...ownCall(id), query })
const none = () => ({})

/**
 * Whether the site is closed for maintenance, and until when, which pages say (`closed` of the boot data). What it says of
 * regions is about the edge's address and not about a visitor's, so it is in no page.
 */
export const statusCall = bootCall('permission', ({ id, domains: [domain] }) => ({
  domain: domain ?? `${id}.localhost`,
}))

const queries: Readonly<Record<BootCallId, Query>> = {
  whitelabel: none,
  domainRoute: none,
  vendors: ({ merchant }) => ({ merchantCode: merchant }),
  announcements: () => ({ type: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }),
  hotGames: ({ merchant }, { platformCode }) => ({
    merchantCode: merchant,
    isPlatform: 2,
    platform: 'html5-desktop',
    language: platformCode,
  }),
}

/** Asked for the pages that show them, which name them in their entries (`drawnAtEdge`). */
export const pageCalls: Readonly<Record<PageCallId, BootCall>> = {
  activities: bootCall('activities', none),
  helpCentre: bootCall('helpCentre', none),
  rankLadder: bootCall('rankLadder', none),
}

/** Of every page. */
export const bootCalls: readonly BootCall[] = bootCallIds.map((id) => bootCall(id, queries[id]))
