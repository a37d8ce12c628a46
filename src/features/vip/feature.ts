import { all, any, brandIs, clubLabel, demo, not, signedIn, visitor } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const common = { label: 'vip.title', icon: 'crown' } as const

export const feature: Feature = {
  id: 'vip',
  entries: [
    // spec §6: hidden from members without a club label; we hide it from visitors, too, where it would lead to the login
    entry('header.link', {
      id: 'vip',
      order: 30,
      when: any(all(visitor, not(brandIs('access.loginRequired', true))), clubLabel),
      ...common,
      props: { to: paths.vip },
    }),
    entry('signed.in', {
      id: 'rank',
      order: 20,
      when: all(signedIn, not(demo)),
      props: { load: () => import('./RankRing') },
    }),
    entry('page', {
      id: 'vip',
      order: 45,
      ...common,
      props: {
        path: paths.vip,
        frame: 'full',
        drawnAtEdge: { calls: ['rankLadder'] },
        load: () => import('./VipPage'),
      },
    }),
  ],
}
