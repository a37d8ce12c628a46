import type { Partner } from '../../engine/brand'
import { type Feature, entry } from '../../engine/entry'
import type * as groups from './groups'

type Groups = typeof groups
const load = (name: keyof Groups) => async () => ({ default: (await import('./groups'))[name] })

interface Row {
  readonly id: 'about' | 'games' | 'help' | Partner['group'] | 'legal'
  readonly zone: 'columns' | 'rows' | 'base'
  readonly draws: keyof Groups
}

/** Top to bottom. The ids of `rows` are the groups of partners in the brand file. */
const rows: readonly Row[] = [
  { id: 'about', zone: 'columns', draws: 'About' },
  { id: 'games', zone: 'columns', draws: 'Games' },
  { id: 'help', zone: 'columns', draws: 'HelpLinks' },
  { id: 'providers', zone: 'rows', draws: 'Partners' },
  { id: 'payments', zone: 'rows', draws: 'Partners' },
  { id: 'responsible', zone: 'rows', draws: 'Partners' },
  { id: 'licence', zone: 'rows', draws: 'Partners' },
  { id: 'legal', zone: 'base', draws: 'Legal' },
]

export const feature: Feature = {
  id: 'footer',
  entries: rows.map(({ id, zone, draws }, place) =>
    entry('footer.group', {
      id,
      order: (place + 1) * 10,
      group: zone,
      label: `footer.${id}`,
      props: { load: load(draws) },
    }),
  ),
}
