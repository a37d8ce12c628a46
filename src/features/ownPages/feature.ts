import { type Feature, entry } from '../../engine/entry'

/** Pages that a brand writes itself, such as its terms: files of its folder pages/. */
export const feature: Feature = {
  id: 'ownPages',
  entries: [
    entry('page', {
      id: 'ownPages',
      order: 92,
      label: 'ownPages.title',
      props: {
        path: '/pages/:name',
        frame: 'full',
        openToVisitors: true,
        drawnAtEdge: { path: { name: { type: 'ownPages' } } },
        load: () => import('./OwnPage'),
      },
    }),
  ],
}
