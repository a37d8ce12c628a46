import type { Feature } from '../../engine/entry'
import { categoryEntries } from '../../shared/category/categoryEntries'

const load = () => import('./LotteryPage')

export const feature: Feature = {
  id: 'lottery',
  entries: [...categoryEntries('ELOTT', load), ...categoryEntries('LOTT', load)],
}
