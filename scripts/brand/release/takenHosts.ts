import { hostOwners } from '../../../src/server/releases/hostOwners'
import type { Pointer } from '../../../src/server/releases/pointer'
import type { Written } from '../../../src/server/releases/releaseStore'

/** Once the planned pointers are written: a note of each host of one on which another brand goes on answering. */
export function takenHosts(
  planned: readonly Pointer[],
  written: ReadonlyMap<string, Written>,
): (pointer: Pointer) => readonly string[] {
  const ids = new Set(planned.map(({ brand }) => brand))
  const others = [...written].flatMap(([id, { read }]) => (!ids.has(id) && 'pointer' in read ? [read.pointer] : []))
  const owners = hostOwners([...others, ...planned])
  return ({ brand, hosts }) =>
    Object.keys(hosts).flatMap((host) => {
      const owner = owners(host)
      return owner === undefined || owner === brand ? [] : [`does not answer on ${host}: "${owner}" had it first`]
    })
}
