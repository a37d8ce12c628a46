export { AgentPage } from './AgentPage'
export { AnnouncementsPage } from './AnnouncementsPage'
export { ReferralPage } from './ReferralPage'
export { TeamOverviewPage } from './TeamOverviewPage'
