import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Notice page',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/notices/notice-vendor-maintenance' },
}
export default meta

const call = 'call=/wps/relay/MCSFE_getListAnnouncements'
const phone = { viewport: { value: 'phone' } }

export const Important: Screen = {}
export const Usual: Screen = { args: { address: '/notices/notice-deposits' } }
/** Every kind of formatting that is let through, and much that is not. */
export const LongText: Screen = { args: { address: '/notices/notice-formatting' } }
export const Gone: Screen = { args: { address: '/notices/long-gone' } }
export const Loading: Screen = { args: { platform: `late; ${call}` } }
export const Failing: Screen = { args: { platform: `failing; ${call}` } }
export const Empty: Screen = { args: { platform: `empty; ${call}` } }
export const Phone: Screen = { globals: phone }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
