import { pageOf, soon } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Footer',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/helpme' },
  play: async (context) => {
    await settled(context)
    await soon(() => pageOf(context.canvasElement).getByRole('contentinfo'))
    pageOf(context.canvasElement).getByRole('contentinfo').scrollIntoView()
  },
}
export default meta

export const Aurora: Screen = { globals: { brand: 'aurora' } }
export const Jade: Screen = { globals: { brand: 'jade' } }
export const Sahara: Screen = { globals: { brand: 'sahara' }, args: { viewer: 'member01' } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
