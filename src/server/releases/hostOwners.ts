import { createHostIndex } from './hostIndex'
import type { Pointer } from './pointer'

/** Which brand answers on a host, as edges decide it. */
export function hostOwners(pointers: readonly Pointer[]): (host: string) => string | undefined {
  const index = createHostIndex()
  for (const { brand, hosts } of pointers) index.set(brand, hosts)
  return index.find
}
