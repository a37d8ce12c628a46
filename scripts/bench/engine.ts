import { Bench } from 'tinybench'
import type { Whitelabel, WhitelabelModule } from '../../src/contract/whitelabel'
import { assemble } from '../../src/engine/assemble'
import { productDefaults } from '../../src/engine/resolveBrand'
import { all, any, moduleOn, not, signedIn, visitor } from '../../src/engine/condition'
import { type Entry, entry } from '../../src/engine/entry'
import { createRegistry } from '../../src/engine/registry'
import { type ModuleId, moduleIds } from '../../src/lib/moduleIds'

const ids = Object.keys(moduleIds) as ModuleId[]
const moduleAt = (index: number): ModuleId => ids[index % ids.length] ?? 'COMM3'

const conditions = (index: number) =>
  [
    moduleOn(moduleAt(index)),
    all(signedIn, moduleOn(moduleAt(index))),
    any(visitor, moduleOn(moduleAt(1))),
    not(moduleOn(moduleAt(index * 2))),
    visitor,
  ][index % 5]

function entries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const when = conditions(index)
    const slot = (['header.link', 'account.menu', 'bottom.bar'] as const)[index % 3] ?? 'header.link'
    return entry(slot, { id: `e${index}`, order: (index * 7) % 100, props: { to: '/' }, ...(when && { when }) })
  })
}

/** A tree of so many modules, four levels deep, one in seven off. */
function tree(count: number): Whitelabel {
  const nodes: (WhitelabelModule & { childrenNodes: WhitelabelModule[] })[] = []
  const roots: WhitelabelModule[] = []
  for (let index = 0; index < count; index++) {
    const node = { modId: ids[index] ?? `M${index}`, enabled: index % 7 !== 0, childrenNodes: [] }
    nodes.push(node)
    const parent = index < 10 ? undefined : nodes[Math.floor(index / 6)]
    if (parent) parent.childrenNodes.push(node)
    else roots.push(node)
  }
  return roots
}

/** Median of `assemble` in milliseconds for each number of entries, with a tree of 2,000 modules. */
export async function benchEngine(): Promise<void> {
  const brand = { ...productDefaults, id: 'bench', slots: { 'header.link': { order: ['e6', 'e3'], hide: ['e9'] } } }
  const viewer = { isAgent: undefined, clubLabel: undefined, language: 'en' }
  const sizes = [125, 250, 500, 1000, 2500, 5000, 10_000]
  const modules = 2000
  const whitelabel = tree(modules)
  const bench = new Bench({ time: 300, warmupTime: 100 })
  for (const size of sizes) {
    const registry = createRegistry([{ id: 'bench', entries: entries(size) }])
    bench.add(String(size), () => void assemble(registry, brand, { whitelabel }, viewer))
  }
  await bench.run()
  const medians = bench.tasks.map((task) => ('latency' in task.result ? task.result.latency.p50 : Number.NaN))
  console.table(
    sizes.map((size, index) => {
      const median = medians[index] ?? Number.NaN
      return {
        entries: size,
        modules,
        'median ms': median.toFixed(3),
        'µs an entry': ((median / size) * 1000).toFixed(2),
      }
    }),
  )
}
