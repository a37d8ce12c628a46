import type { Partner } from '../../engine/brand'
import { type Feature, type Slots, entry } from '../../engine/entry'

interface Row {
  readonly id: 'about' | 'games' | 'links' | 'help' | Partner['group'] | 'legal'
  readonly zone: 'columns' | 'rows' | 'base'
  readonly load: Slots['footer.group']['load']
}

/** Top to bottom. The ids of `rows` are the groups of partners in the brand file. */
const rows: readonly Row[] = [
  { id: 'about', zone: 'columns', load: () => import('./About') },
  { id: 'games', zone: 'columns', load: () => import('./Games') },
  { id: 'links', zone: 'columns', load: () => import('./SiteLinks') },
  { id: 'help', zone: 'columns', load: () => import('./HelpLinks') },
  { id: 'providers', zone: 'rows', load: () => import('./Partners') },
  { id: 'payments', zone: 'rows', load: () => import('./Partners') },
  { id: 'responsible', zone: 'rows', load: () => import('./Partners') },
  { id: 'licence', zone: 'rows', load: () => import('./Partners') },
  { id: 'legal', zone: 'base', load: () => import('./Legal') },
]

export const feature: Feature = {
  id: 'footer',
  entries: rows.map(({ id, zone, load }, place) =>
    entry('footer.group', {
      id,
      order: (place + 1) * 10,
      group: zone,
      label: `footer.${id}`,
      props: { load },
    }),
  ),
}
