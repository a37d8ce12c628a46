import type { BrandError, Stage } from './brandError'
import { positionOf } from './jsonDocument'
import type { ResolvedFolder } from './resolveFolder'

/**
 * Gives each host to one brand. Who has a host keeps it. Among newcomers, as at a start, the shortest id gets it and then
 * the first: copies are named by adding to a name, so that `comet` keeps its domain beside `comet-old` and `old-comet`.
 * A brand that claims a host of another is served on its other hosts.
 */
export function claimHosts(
  brands: readonly ResolvedFolder[],
  incumbents: ReadonlyMap<string, string> = new Map(),
): Stage<ReadonlyMap<string, string>> {
  const hosts = new Map<string, string>()
  const issues: BrandError[] = []
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  for (const [host, id] of incumbents) if (byId.get(id)?.hosts.includes(host)) hosts.set(host, id)
  for (const brand of [...brands].sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))) {
    for (const host of brand.hosts) {
      const owner = hosts.get(host)
      if (owner === undefined) hosts.set(host, brand.id)
      else if (owner !== brand.id) issues.push(takenHost(brand, host, owner))
    }
  }
  return { value: hosts, issues }
}

function takenHost(brand: ResolvedFolder, host: string, owner: string): BrandError {
  const index = brand.brand.domains.indexOf(host)
  const document = brand.chain.at(-1)?.brandDocument
  return {
    brand: brand.id,
    file: document?.file ?? brand.id,
    ...(document ? positionOf(document, ['domains', index]) : {}),
    jsonPath: `$.domains[${index}]`,
    found: JSON.stringify(host),
    allowed: 'a host that no other brand has',
    message: `the host belongs to brand ${JSON.stringify(owner)}`,
    kind: 'takenHost',
    hint: 'Take the host out of one of the two files.',
  }
}
