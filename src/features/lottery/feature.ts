import { any } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categoryEntries, isThere } from '../../shared/category/categoryEntries'
import { drawsHeights } from './home/drawsHeights'

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
      props: { heights: drawsHeights, load: () => import('./home/NextDraws') },
    }),
  ],
}
