import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Game',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/game?nodeId=100003&gameId=SALT-0001&vassalage=SALT&category=RNG', viewer: 'member01' },
}
export default meta

const launch = 'call=/wps/game/launchGame'

export const SignInFirst: Screen = { args: { viewer: undefined } }
export const Starting: Screen = { args: { platform: `late; ${launch}` } }
export const Running: Screen = {}
export const RunningPhone: Screen = { globals: { viewport: { value: 'phone' } } }
export const Maintenance: Screen = { args: { moments: ['game in maintenance'] } }
export const AddressRefused: Screen = { args: { moments: ['address refused'] } }
export const Failing: Screen = { args: { platform: `failing; ${launch}` } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
