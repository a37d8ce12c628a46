import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const own = all(signedIn, not(demo))

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
      when: own,
      label: 'account.member.security',
      icon: 'shield',
      props: { pageKey: 'securityCenter', load: () => import('./SecurityCentre') },
    }),
    entry('member.state', {
      id: 'securityCenter',
      order: 10,
      when: own,
      props: { of: 'securityCenter', load: () => import('./hub/AccountState') },
    }),
    entry('account.picture', {
      id: 'picture',
      order: 10,
      when: all(own, moduleOn('PROFPIC3')),
      props: { load: () => import('./picture/HeaderPicture') },
    }),
    entry('account.section', {
      id: 'identity',
      order: 10,
      when: own,
      props: { side: 'start', heights: [131, 133], load: () => import('./profile/IdentitySection') },
    }),
    entry('account.section', {
      id: 'profile',
      order: 20,
      when: own,
      props: { side: 'start', heights: [142, 145], load: () => import('./profile/ProfileSection') },
    }),
    entry('account.section', {
      id: 'contact',
      order: 30,
      when: own,
      props: { side: 'start', heights: [251, 174], load: () => import('./contacts/ContactSection') },
    }),
    entry('account.section', {
      id: 'security',
      order: 40,
      when: own,
      props: { side: 'start', heights: [251, 174], load: () => import('./security/SecuritySection') },
    }),
    entry('account.section', {
      id: 'authenticator',
      order: 50,
      when: all(own, moduleOn('GOOGLEAUTH3')),
      props: { side: 'start', heights: [143, 133], load: () => import('./security/AuthenticatorSection') },
    }),
    entry('account.section', {
      id: 'devices',
      order: 60,
      when: own,
      props: { side: 'end', heights: [155, 157], load: () => import('./devices/DevicesSection') },
    }),
    entry('account.section', {
      id: 'signIns',
      order: 70,
      when: own,
      props: { side: 'end', heights: [355, 361], load: () => import('./devices/SignInsSection') },
    }),
    entry('account.section', {
      id: 'linking',
      order: 80,
      when: all(own, moduleOn('THIRDPARTY3')),
      props: { side: 'end', heights: [220, 220], load: () => import('./linking/LinkedProfiles') },
    }),
    entry('account.section', {
      id: 'data',
      order: 90,
      when: own,
      props: { side: 'end', heights: [386, 263], load: () => import('./data/DataSection') },
    }),
  ],
}
