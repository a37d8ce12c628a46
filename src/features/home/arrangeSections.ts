import type { Item } from '../../engine/site'

type Section = Item<'home.section'>

/**
 * Home from top to bottom: a band takes the whole width; columns stand beside each other on a desktop, and one
 * after the other, in the site's order, elsewhere.
 */
export type HomeBlock =
  | { readonly type: 'band'; readonly section: Section }
  | {
      readonly type: 'columns'
      readonly before: readonly Section[]
      readonly aside: readonly Section[]
      readonly after: readonly Section[]
    }

/**
 * Groups of entries: `main` and `aside` next to each other in the order make columns, all else is a band. Columns give
 * their sections the page's gutters, so a section of one group alone stands in columns too.
 */
export function arrangeSections(sections: readonly Section[]): readonly HomeBlock[] {
  const blocks: HomeBlock[] = []
  let run: Section[] = []
  const close = () => {
    blocks.push(...blocksOf(run))
    run = []
  }
  for (const section of sections) {
    if (section.group === 'main' || section.group === 'aside') {
      run.push(section)
      continue
    }
    close()
    blocks.push({ type: 'band', section })
  }
  close()
  return blocks
}

function blocksOf(run: readonly Section[]): HomeBlock[] {
  if (run.length === 0) return []
  const firstAside = run.findIndex(({ group }) => group === 'aside')
  const isBefore = (section: Section) => firstAside === -1 || run.indexOf(section) < firstAside
  const main = run.filter(({ group }) => group === 'main')
  return [
    {
      type: 'columns',
      before: main.filter(isBefore),
      aside: run.filter(({ group }) => group === 'aside'),
      after: main.filter((section) => !isBefore(section)),
    },
  ]
}
