import { answerRoutes } from '../support/answerRoutes'
import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Connection',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/help?modal=routesModal', platform: '' },
}
export default meta

const slow = { here: 900, other: 60 }

export const Compared: Screen = { beforeEach: answerRoutes(slow) }
export const Here: Screen = { beforeEach: answerRoutes({ here: 40, other: 300 }) }
export const Measuring: Screen = { beforeEach: answerRoutes({ here: 60_000, other: 60_000 }) }
export const Silent: Screen = { beforeEach: answerRoutes({ here: 40, other: undefined }) }
export const Phone: Screen = { beforeEach: answerRoutes(slow), globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { beforeEach: answerRoutes(slow), globals: { language: 'ar' } }
export const Jade: Screen = { beforeEach: answerRoutes(slow), globals: { brand: 'jade' } }
export const Sahara: Screen = { beforeEach: answerRoutes(slow), globals: { brand: 'sahara' } }
