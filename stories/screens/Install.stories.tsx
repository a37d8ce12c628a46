import { asDevice, offerInstall } from '../support/installing'
import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Install the site',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/down' },
}
export default meta

export const Computer: Screen = {}
export const BrowserOffers: Screen = { beforeEach: offerInstall }
export const Iphone: Screen = { beforeEach: asDevice('iPhone'), globals: { viewport: { value: 'phone' } } }
export const Android: Screen = { beforeEach: asDevice('Android'), globals: { viewport: { value: 'phone' } } }
export const IphoneRightToLeft: Screen = { beforeEach: asDevice('iPhone'), globals: { language: 'ar' } }
export const Jade: Screen = { globals: { brand: 'jade' } }
export const Sahara: Screen = { beforeEach: offerInstall, globals: { brand: 'sahara' } }
