import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'profit',
  entries: [
    entry('member.menu', {
      id: 'personalProfit',
      order: 80,
      when: all(signedIn, not(demo), moduleOn('MEMTRANS3')),
      label: 'profit.title',
      icon: 'trending-up',
      group: 'records',
      props: { pageKey: 'personalProfit', load: () => import('./ProfitPage') },
    }),
  ],
}
