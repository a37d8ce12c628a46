import { type Feature, entry } from '../../engine/entry'
import { modals } from '../../site/paths'

export const feature: Feature = {
  id: 'search',
  entries: [
    entry('header.tool', {
      id: 'search',
      order: 5,
      label: 'search.title',
      icon: 'search',
      props: { load: () => import('./header/SearchTool') },
    }),
    entry('bottom.bar', {
      id: 'search',
      order: 25,
      label: 'search.bar',
      icon: 'search',
      props: { action: 'search' },
    }),
    entry('modal', {
      id: modals.search,
      order: 60,
      label: 'search.title',
      props: { load: () => import('./SearchModal') },
    }),
  ],
}
