import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Agent centre',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/agentHome?page=agentTeamOverview', viewer: 'agent01' },
}
export default meta

const overview = 'call=/wps/relay/MCSFE_getAgentTeamOverview'

export const TeamOverview: Screen = {}
export const TeamOverviewLoading: Screen = { args: { platform: `late; ${overview}` } }
export const TeamOverviewFailing: Screen = { args: { platform: `failing; ${overview}` } }
export const TeamOverviewEmpty: Screen = { args: { platform: `empty; ${overview}` } }
export const TeamOverviewPhone: Screen = { globals: { viewport: { value: 'phone' } } }
/** On a narrow screen, where the address names no page. */
export const HubPhone: Screen = { args: { address: '/agentHome' }, globals: { viewport: { value: 'phone' } } }
export const ReferralLinks: Screen = { args: { address: '/agentHome?page=referralLink' } }
export const Announcements: Screen = { args: { address: '/agentHome?page=agentAnnouncements' } }
export const AnnouncementsEmpty: Screen = {
  args: {
    address: '/agentHome?page=agentAnnouncements',
    platform: 'empty; call=/wps/relay/MCSFE_getAgentAnnouncements',
  },
}
/** A member who comes here by the address. */
export const ForMembers: Screen = { args: { viewer: 'member01' } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
