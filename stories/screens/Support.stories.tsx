import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Help, feedback, download',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/help' },
}
export default meta

const phone = { viewport: { value: 'phone' } }
const answered = {
  address: '/feedback?reference=FB00000001',
  viewer: 'member01',
  moments: ['feedback answered'],
} as const

export const Help: Screen = {}
export const HelpLoading: Screen = { args: { platform: 'late; call=/wps/system/helpCenter' } }
export const HelpFailing: Screen = { args: { platform: 'failing; call=/wps/system/helpCenter' } }
export const HelpEmpty: Screen = { args: { platform: 'empty; call=/wps/system/helpCenter' } }
export const HelpBare: Screen = { args: { address: '/helpmc' } }
export const HelpRightToLeft: Screen = { globals: { language: 'ar' } }
export const HelpArticle: Screen = { args: { address: '/help?article=withdrawal' } }
export const HelpFound: Screen = { args: { address: '/help?q=code' } }
export const HelpNothingFound: Screen = { args: { address: '/help?q=zzzz' } }
export const HelpPhone: Screen = { globals: phone }
export const HelpArticlePhone: Screen = { args: { address: '/help?article=fees' }, globals: phone }
export const HelpFoundPhone: Screen = { args: { address: '/help?q=code' }, globals: phone }
/** The extra-help panel: ways to help, then telephone, mail and messengers. */
export const HelpPanel: Screen = {
  args: { address: '/index' },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(page.getByRole('button', { name: word('helpdesk.title') }))
    await soon(() => page.getByRole('group', { name: word('helpdesk.title') }))
    await soon(() => page.getByText(word('contacts.title')))
  },
}
export const Feedback: Screen = { args: { address: '/feedback' } }
export const FeedbackMember: Screen = { args: { address: '/feedback', viewer: 'member01' } }
export const FeedbackDemo: Screen = { args: { address: '/feedback', viewer: 'demo01' } }
export const FeedbackAnswered: Screen = { args: answered }
export const FeedbackAnsweredPhone: Screen = { args: answered, globals: phone }
export const FeedbackAnsweredRightToLeft: Screen = { args: answered, globals: { language: 'ar' } }
export const FeedbackListFailing: Screen = {
  args: { address: '/feedback', viewer: 'member01', platform: 'failing; call=/wps/feedback' },
}
export const FeedbackPhone: Screen = { args: { address: '/feedback' }, globals: phone }
export const Download: Screen = { args: { address: '/down' } }
export const DownloadLoading: Screen = { args: { address: '/down', platform: 'late; call=/wps/system/domainRoute' } }
export const DownloadFailing: Screen = { args: { address: '/down', platform: 'failing; call=/wps/system/domainRoute' } }
export const DownloadPhone: Screen = { args: { address: '/down' }, globals: { viewport: { value: 'phone' } } }
export const Join: Screen = { args: { address: '/join' } }
export const JoinMember: Screen = { args: { address: '/join', viewer: 'member01' } }
export const JoinSent: Screen = { args: { address: '/join', viewer: 'vip01', moments: ['application sent'] } }
export const JoinRejected: Screen = { args: { address: '/join', viewer: 'vip01', moments: ['application rejected'] } }
export const JoinAgent: Screen = { args: { address: '/join', viewer: 'agent01' } }
export const JoinLoading: Screen = { args: { address: '/join', platform: 'late; call=/wps/system/setting/agentJoin' } }
export const JoinFailing: Screen = {
  args: { address: '/join', platform: 'failing; call=/wps/system/setting/agentJoin' },
}
export const JoinPhone: Screen = { args: { address: '/join' }, globals: { viewport: { value: 'phone' } } }
export const JoinRightToLeft: Screen = { args: { address: '/join' }, globals: { language: 'ar' } }
