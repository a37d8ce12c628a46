import { all, demo, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

export const feature: Feature = {
  id: 'account',
  entries: [
    entry('header.account', {
      id: 'panel',
      order: 20,
      when: signedIn,
      label: 'account.panel',
      props: { load: () => import('./AccountPanel') },
    }),
    entry('account.menu', {
      id: 'memberCentre',
      order: 10,
      when: signedIn,
      label: 'account.menu.memberCentre',
      icon: 'user',
      props: { to: paths.member },
    }),
    entry('account.menu', {
      id: 'hideBalance',
      order: 60,
      when: signedIn,
      label: 'account.menu.hideBalance',
      icon: 'eye-off',
      props: { action: 'toggleBalance' },
    }),
    entry('account.menu', {
      id: 'logout',
      order: 90,
      when: signedIn,
      label: 'account.menu.logout',
      icon: 'log-out',
      props: { action: 'logout', dividerBefore: true },
    }),
    entry('bottom.bar', {
      id: 'account',
      order: 50,
      label: 'account.bar',
      icon: 'user',
      props: { to: paths.member },
    }),
    entry('page', {
      id: 'member',
      order: 10,
      label: 'account.member.title',
      props: { path: paths.member, frame: 'full', needs: 'realAccount', load: () => import('./MemberPage') },
    }),
    entry('member.menu', {
      id: 'securityCenter',
      order: 10,
      group: 'account',
      when: all(signedIn, not(demo)),
      label: 'account.member.security',
      icon: 'shield',
      props: { pageKey: 'securityCenter', load: () => import('./SecurityCentre') },
    }),
  ],
}
