import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = { title: 'Screens/Categories', tags: ['!autodocs'], ...screen, args: { address: '/live' } }
export default meta

export const Live: Screen = {}
export const LiveMember: Screen = { args: { viewer: 'member01' } }
export const Fishing: Screen = { args: { address: '/fish' } }
export const Cards: Screen = { args: { address: '/pvp' } }
export const Esports: Screen = { args: { address: '/esports' } }
export const FastLottery: Screen = { args: { address: '/elott' }, globals: { brand: 'jade' } }
export const Lottery: Screen = { args: { address: '/lottery' }, globals: { brand: 'jade' } }
export const Loading: Screen = { args: { platform: 'late' } }
export const Failing: Screen = { args: { platform: 'failing' } }
export const Empty: Screen = { args: { platform: 'empty' } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
