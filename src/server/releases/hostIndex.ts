import type { Pointer } from './pointer'

/** Which brand has a host: of several that claim it the one that had it first, on every edge alike. */
export interface HostIndex {
  readonly find: (host: string) => string | undefined
  /** Takes the place of what the brand claimed before; answers the hosts that others keep. */
  readonly set: (brand: string, hosts: Pointer['hosts'] | undefined) => readonly { host: string; owner: string }[]
}

export function createHostIndex(): HostIndex {
  const owners = new Map<string, string>()
  /** Only of hosts that more than one brand claims. */
  const rivals = new Map<string, Map<string, number>>()
  const claims = new Map<string, Pointer['hosts']>()

  const sinceOf = (brand: string, host: string): number => claims.get(brand)?.[host] ?? Infinity

  const release = (brand: string, host: string) => {
    const all = rivals.get(host)
    all?.delete(brand)
    if (all && all.size === 1) rivals.delete(host)
    if (owners.get(host) !== brand) return
    const next = first(all ?? new Map())
    if (next === undefined) owners.delete(host)
    else owners.set(host, next)
  }
  const claim = (brand: string, host: string) => {
    const owner = owners.get(host)
    if (owner === undefined) return void owners.set(host, brand)
    const all = rivals.get(host) ?? new Map([[owner, sinceOf(owner, host)]])
    all.set(brand, sinceOf(brand, host))
    rivals.set(host, all)
    owners.set(host, first(all) ?? brand)
  }

  return {
    find: (host) => owners.get(host),
    set: (brand, hosts) => {
      for (const host of Object.keys(claims.get(brand) ?? {})) release(brand, host)
      if (!hosts) {
        claims.delete(brand)
        return []
      }
      claims.set(brand, hosts)
      for (const host of Object.keys(hosts)) claim(brand, host)
      return Object.keys(hosts).flatMap((host) => {
        const owner = owners.get(host) ?? brand
        return owner === brand ? [] : [{ host, owner }]
      })
    },
  }
}

const first = (all: ReadonlyMap<string, number>): string | undefined =>
  [...all].sort(([a, since], [b, other]) => since - other || (a < b ? -1 : 1))[0]?.[0]
