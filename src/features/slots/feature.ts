import type { Feature } from '../../engine/entry'
import { categoryEntries } from '../../shared/category/categoryEntries'

export const feature: Feature = {
  id: 'slots',
  entries: categoryEntries('RNG', () => import('./HallPage')),
}
