import { paths } from './paths'

/** What names a game, or a vendor whose lobby starts (spec §3, game launch request). */
export interface GameTarget {
  /** Id in the platform's catalogue. */
  readonly nodeId?: string | undefined
  /** The vendor's own id of the game. */
  readonly gameId?: string | undefined
  /** A table or room of a live or card vendor. */
  readonly roomId?: string | undefined
  /** Code of the vendor. */
  readonly vassalage?: string | undefined
  readonly category?: string | undefined
  /** Way to play that a lottery opens with. */
  readonly playType?: string | undefined
}

const keys = [
  'nodeId',
  'gameId',
  'roomId',
  'vassalage',
  'category',
  'playType',
] as const satisfies readonly (keyof GameTarget)[]

/** Address of the page in which a game runs. */
export function gamePath(target: GameTarget): string {
  const search = new URLSearchParams()
  for (const key of keys) {
    const value = target[key]
    if (value !== undefined) search.set(key, value)
  }
  return `${paths.game}?${search}`
}

/** Reads such an address; ids of the platform are at most 64 plain characters, anything else is dropped. */
export function readGameTarget(search: URLSearchParams): GameTarget {
  const target: { -readonly [K in keyof GameTarget]: GameTarget[K] } = {}
  for (const key of keys) {
    const value = search.get(key)
    if (value !== null && /^[\w.:-]{1,64}$/.test(value)) target[key] = value
  }
  return target
}

/** The same from a path of the site; undefined: it leads to no game. */
export function readGamePath(path: string): GameTarget | undefined {
  const [pathname, search] = path.split('?')
  return pathname === paths.game ? readGameTarget(new URLSearchParams(search)) : undefined
}
