import { all, any, brandIs, clubLabel, demo, kept, not, signedIn, visitor } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const common = { label: 'vip.title', icon: 'crown' } as const
const load = () => import('./VipPage')
/** Everybody with an account of their own has a rank. */
const ranked = all(signedIn, not(demo))
const way = all(ranked, kept('page', 'vip'))

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
    entry('account.menu', { id: 'vip', order: 42, when: way, ...common, props: { to: paths.vip, note: 'rank' } }),
    entry('member.menu', {
      id: 'vip',
      order: 105,
      group: 'rewards',
      when: way,
      ...common,
      props: { pageKey: 'vip', to: paths.vip, load },
    }),
    entry('signed.in', {
      id: 'rank',
      order: 20,
      when: ranked,
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
        load,
      },
    }),
  ],
}
