import { all, brandIs, demo, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

/** Limits, breaks and what play has come to, where the brand's jurisdiction asks for a page of them. */
export const feature: Feature = {
  id: 'saferPlay',
  entries: [
    entry('member.menu', {
      id: 'saferPlay',
      order: 140,
      when: all(signedIn, not(demo), brandIs('safety.ownLimits', true)),
      label: 'saferPlay.title',
      icon: 'shield-check',
      props: { pageKey: 'saferPlay', load: () => import('./SaferPlayPage') },
    }),
    entry('member.state', {
      id: 'saferPlay',
      order: 20,
      when: all(signedIn, not(demo), brandIs('safety.ownLimits', true)),
      props: { of: 'saferPlay', load: () => import('./LimitState') },
    }),
  ],
}
