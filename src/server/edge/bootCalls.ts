import type { Brand } from '../../engine/brand'
import type { Language } from '../../i18n/languages'
import type { OwnCall } from './ownCall'

/**
 * Public calls whose answers the edge puts into the page. Paths, modules and queries are those of the client
 * (src/platform/calls.ts and src/site/queries.ts), so that a visitor gets what the call would have brought;
 * tests/contract compares them. Nothing with a token.
 */
export interface BootCall extends OwnCall {
  readonly query: (brand: Brand, language: Language) => Readonly<Record<string, string | number>>
}

const none = () => ({})

/**
 * Whether the site is closed for maintenance, and until when, which pages say (`closed` of the boot data). What it says of
 * regions is about the edge's address and not about a visitor's, so it is in no page.
 */
export const statusCall: BootCall = {
  id: 'permission',
  path: '/wps/system/status',
  moduleId: 'COMM3',
  schema: 'permission',
  query: ({ id, domains: [domain] }) => ({ domain: domain ?? `${id}.localhost` }),
}

/** Asked for the pages that show them, which name them in their entries (`drawnAtEdge`). */
export const pageCalls: readonly BootCall[] = [
  { id: 'activities', path: '/wps/relay/MCSFE_getActivityList', moduleId: 'COMM3', schema: 'activities', query: none },
  { id: 'helpCentre', path: '/wps/system/helpCenter', moduleId: 'COMM3', schema: 'help-centre', query: none },
  { id: 'rankLadder', path: '/wps/relay/MCSFE_getRankLadder', moduleId: 'COMM3', schema: 'rank-ladder', query: none },
]

/** Of every page. */
export const bootCalls: readonly BootCall[] = [
  { id: 'whitelabel', path: '/wps/system/whitelabel', moduleId: 'COMM3', schema: 'whitelabel', query: none },
  { id: 'domainRoute', path: '/wps/system/domainRoute', moduleId: 'COMM3', schema: 'domain-route', query: none },
  {
    id: 'vendors',
    path: '/wps/relay/GCSGAME_gameVendor',
    moduleId: 'COMM3',
    schema: 'vendors',
    query: ({ merchant }) => ({ merchantCode: merchant }),
  },
  {
    id: 'announcements',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    moduleId: 'COMM3',
    schema: 'announcements',
    query: () => ({ type: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }),
  },
  {
    id: 'hotGames',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    moduleId: 'GAMELOHOT3',
    schema: 'hot-games',
    query: ({ merchant }, { platformCode }) => ({
      merchantCode: merchant,
      isPlatform: 2,
      platform: 'html5-desktop',
      language: platformCode,
    }),
  },
]
