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
/** A demo account, which needs a real one first. */
export const ForDemoAccounts: Screen = { args: { viewer: 'demo01' } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }

const openAccount = '/agentHome?page=agentOpenAccount'
const links = 'call=/wps/relay/MCSFE_getInvitationLinkList'
const openLinks = `${openAccount}&way=links`

export const OpenAccount: Screen = { args: { address: openAccount } }
export const OpenAccountPhone: Screen = { args: { address: openAccount }, globals: { viewport: { value: 'phone' } } }
export const OpenAccountLoading: Screen = {
  args: { address: openAccount, platform: 'late; call=/wps/relay/MCSFE_getOpenAccountSettings' },
}
export const OpenAccountFailing: Screen = {
  args: { address: openAccount, platform: 'failing; call=/wps/relay/MCSFE_getOpenAccountSettings' },
}
export const OpenAccountRightToLeft: Screen = { args: { address: openAccount }, globals: { language: 'ar' } }
export const InvitationLinks: Screen = { args: { address: openLinks } }
export const InvitationLinksPhone: Screen = {
  args: { address: openLinks },
  globals: { viewport: { value: 'phone' } },
}
export const InvitationLinksFailing: Screen = {
  args: { address: openLinks, platform: `failing; ${links}` },
}
export const ReferralLinksPhone: Screen = {
  args: { address: '/agentHome?page=referralLink' },
  globals: { viewport: { value: 'phone' } },
}
