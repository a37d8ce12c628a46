import { inMotion } from '../support/motion'
import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = { title: 'Screens/Home', tags: ['!autodocs'], ...screen, args: { address: '/index' } }
export default meta

export const Visitor: Screen = { parameters: inMotion }
export const Member: Screen = { args: { viewer: 'member01' }, parameters: inMotion }
/** Nothing played and no favourites: what others play stands in the place. */
export const NothingPlayed: Screen = { args: { viewer: 'vip01' } }
export const Agent: Screen = { args: { viewer: 'agent01' } }
export const Loading: Screen = { args: { platform: 'late' } }
export const Failing: Screen = { args: { platform: 'failing' } }
export const Empty: Screen = { args: { platform: 'empty' } }
export const Popup: Screen = { args: { popups: true } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
