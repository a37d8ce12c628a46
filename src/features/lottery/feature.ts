import { any } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categoryEntries, isThere } from '../../shared/category/categoryEntries'

const load = () => import('./LotteryPage')

export const feature: Feature = {
  id: 'lottery',
  entries: [
    ...categoryEntries('ELOTT', load),
    ...categoryEntries('LOTT', load),
    entry('home.section', {
      id: 'draws',
      order: 22,
      when: any(isThere('LOTT'), isThere('ELOTT')),
      label: 'games.lottery.nextDraws',
      props: { heights: [292, 296], load: () => import('./home/NextDraws') },
    }),
  ],
}
