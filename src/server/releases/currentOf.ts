import type { CurrentPointer } from './pointer'
import type { ReleaseStore, Written } from './releaseStore'

export interface Current {
  /** What visitors see: the last pointer that can be read. Undefined where none can. */
  readonly current: CurrentPointer | undefined
  /** The revision that the next one is written over. */
  readonly over: number
  /** Why the last one cannot be read, and is written over. */
  readonly problem?: string
  /** Why nobody may write over the last one: another version of the product wrote it. */
  readonly refusal?: string
}

/** What stands under a brand's key; undefined where nothing does. What somebody broke is looked through. */
export async function currentOf(
  store: Pick<ReleaseStore, 'pointer' | 'history'>,
  brand: string,
  written?: Written,
): Promise<Current | undefined> {
  const last = written ?? (await store.pointer(brand))
  if (!last) return undefined
  const { read, revision } = last
  if ('pointer' in read) {
    const { pointer, unknown } = read
    const refusal = unknown === undefined ? undefined : `a later version of the product wrote "${unknown}" into it`
    return { current: { pointer, revision }, over: revision, ...(refusal !== undefined && { refusal }) }
  }
  const { problem } = read
  const current = lastReadable(await store.history(brand))
  return { current, over: revision, problem, ...(read.isOtherVersion && { refusal: problem }) }
}

/** The newest of a brand's pointers, the oldest first, that can be read. */
export function lastReadable(history: readonly Written[]): CurrentPointer | undefined {
  const pointers = history.flatMap(({ read, revision }) =>
    'pointer' in read ? [{ pointer: read.pointer, revision }] : [],
  )
  return pointers.at(-1)
}
