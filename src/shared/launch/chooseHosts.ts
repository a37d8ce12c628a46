import type { GameAddress } from './launchAddress'

/** Milliseconds that a host may take to answer at all. */
const patience = 4_000

/** Whether anything answers at an origin; what it says is not looked at, and nothing of the visitor goes with it. */
const answers = async (origin: string): Promise<boolean> => {
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    })
    return true
  } catch {
    return false
  }
}

/** Of several addresses, those from the first on whose host answers. A frame does not tell a dead host from a slow one. */
export async function chooseHosts(
  addresses: readonly GameAddress[],
  isThere: (origin: string) => Promise<boolean> = answers,
): Promise<readonly GameAddress[]> {
  const dead = new Set<string>()
  for (const [place, { origin }] of addresses.entries()) {
    if (dead.has(origin)) continue
    if (await isThere(origin)) return addresses.slice(place).filter((address) => !dead.has(address.origin))
    dead.add(origin)
  }
  return []
}
