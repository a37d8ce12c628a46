import { agent, all, demo, moduleOn, not, seesAgentPage, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

export const feature: Feature = {
  id: 'agent',
  entries: [
    entry('account.menu', {
      id: 'agentCentre',
      order: 20,
      when: agent,
      label: 'agent.title',
      icon: 'users',
      props: { to: paths.agentHome },
    }),
    entry('page', {
      id: 'agentHome',
      order: 15,
      label: 'agent.title',
      props: { path: paths.agentHome, frame: 'full', needs: 'agent', load: () => import('./AgentPage') },
    }),
    entry('agent.menu', {
      id: 'agentTeamOverview',
      order: 10,
      when: seesAgentPage('agentTeamOverview'),
      label: 'agent.overview',
      icon: 'trending-up',
      group: 'team',
      props: { pageKey: 'agentTeamOverview', load: () => import('./TeamOverviewPage') },
    }),
    entry('agent.menu', {
      id: 'referralLink',
      order: 80,
      when: seesAgentPage('referralLink'),
      label: 'agent.referral',
      icon: 'link',
      group: 'team',
      props: { pageKey: 'referralLink', load: () => import('./ReferralPage') },
    }),
    entry('agent.menu', {
      id: 'agentAnnouncements',
      order: 100,
      when: all(seesAgentPage('agentAnnouncements'), moduleOn('AGEANNOUNCE3')),
      label: 'agent.announcements',
      icon: 'megaphone',
      group: 'team',
      props: { pageKey: 'agentAnnouncements', load: () => import('./AnnouncementsPage') },
    }),
    entry('member.menu', {
      id: 'referral',
      order: 110,
      when: all(signedIn, not(demo)),
      label: 'agent.invite',
      icon: 'user-plus',
      group: 'rewards',
      props: { pageKey: 'referral', load: () => import('./InvitePage') },
    }),
  ],
}
