// Generated from calls and schemas by scripts/generate-contract.ts: change those, not this file.
import type { Whitelabel } from './whitelabel'
import type { DomainRoute } from './domain-route'
import type { Vendors } from './vendors'
import type { Announcements } from './announcements'
import type { HotGames } from './hot-games'
import type { Activities } from './activities'
import type { HelpCentre } from './help-centre'
import type { RankLadder } from './rank-ladder'

/** What the calls answer that the edge asks for pages, by the id of the call. */
export interface EdgeAnswers {
  readonly whitelabel: Whitelabel
  readonly domainRoute: DomainRoute
  readonly vendors: Vendors
  readonly announcements: Announcements
  readonly hotGames: HotGames
  readonly activities: Activities
  readonly helpCentre: HelpCentre
  readonly rankLadder: RankLadder
}
