import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Help, feedback, download',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/help' },
}
export default meta

export const Help: Screen = {}
export const HelpLoading: Screen = { args: { platform: 'late; call=/wps/system/helpCenter' } }
export const HelpFailing: Screen = { args: { platform: 'failing; call=/wps/system/helpCenter' } }
export const HelpEmpty: Screen = { args: { platform: 'empty; call=/wps/system/helpCenter' } }
export const HelpBare: Screen = { args: { address: '/helpmc' } }
export const HelpRightToLeft: Screen = { globals: { language: 'ar' } }
export const Feedback: Screen = { args: { address: '/feedback' } }
export const FeedbackMember: Screen = { args: { address: '/feedback', viewer: 'member01' } }
export const FeedbackPhone: Screen = { args: { address: '/feedback' }, globals: { viewport: { value: 'phone' } } }
export const Download: Screen = { args: { address: '/down' } }
export const DownloadLoading: Screen = { args: { address: '/down', platform: 'late; call=/wps/system/domainRoute' } }
export const DownloadFailing: Screen = { args: { address: '/down', platform: 'failing; call=/wps/system/domainRoute' } }
export const DownloadPhone: Screen = { args: { address: '/down' }, globals: { viewport: { value: 'phone' } } }
