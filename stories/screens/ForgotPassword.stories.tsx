import { pageOf, soon } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Forgot password',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/index?modal=forgetPassModal' },
  play: async (context) => {
    await settled(context)
    await soon(() => pageOf(context.canvasElement).getByRole('dialog'))
  },
}
export default meta

export const ByPhone: Screen = {}
export const ByEmailOnly: Screen = { args: { modules: { PWRESETSMS3: false } } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
