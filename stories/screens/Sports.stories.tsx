import { type Screen, screen, type ScreenMeta } from '../support/screen'

const call = '/wps/relay/GLS2_matchList'

const meta: ScreenMeta = { title: 'Screens/Sports', tags: ['!autodocs'], ...screen, args: { address: '/sports' } }
export default meta

export const Highlights: Screen = {}
export const InPlay: Screen = { args: { address: '/sports/rolling' } }
export const Today: Screen = { args: { address: '/sports/today' } }
export const HotMatches: Screen = { args: { address: '/sports/hot' } }
export const Leagues: Screen = { args: { address: '/sports/league' } }
export const OneSport: Screen = { args: { address: '/sports/league?sport=TENNIS' } }
export const OneBook: Screen = { args: { address: '/sports?vendor=KICK' } }
export const Loading: Screen = { args: { platform: `late; call=${call}` } }
export const Failing: Screen = { args: { platform: `failing; call=${call}` } }
export const Empty: Screen = { args: { address: '/sports/rolling', platform: `empty; call=${call}` } }
/** Matches to come, and none in play. */
export const NothingInPlay: Screen = { args: { address: '/sports/rolling', moments: ['no match in play'] } }
/** The module of games is off: the books alone. */
export const BooksOnly: Screen = { args: { address: '/sports/rolling', modules: { GAMELO3: false } } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
export const Chinese: Screen = { globals: { language: 'zh-CN', brand: 'jade' } }
/** Home of a brand that leads with sports. */
export const OnHome: Screen = { args: { address: '/index', viewer: 'member01' }, globals: { brand: 'sahara' } }
