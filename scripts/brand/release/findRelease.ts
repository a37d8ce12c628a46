import { nearest } from '../../../src/server/brands/brandError'
import { short } from '../../../src/server/releases/pointer'
import type { ReleaseRecord } from '../../../src/server/releases/releaseRecord'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { Failed, WrongUse } from '../io'

/** A release by the beginning of its name, or `latest`. */
export async function findRelease(store: ReleaseStore, id: string, name: string): Promise<ReleaseRecord> {
  const records = await store.records(id)
  const [newest] = records
  if (!newest) throw await nothingPublished(store, id)
  if (name === 'latest') return newest
  const found = name.length < 4 ? [] : records.filter(({ release }) => release.startsWith(name.toLowerCase()))
  const [one] = found
  if (one && found.length === 1) return one
  const known = records.slice(0, 8).map(({ release }) => short(release))
  throw new WrongUse(
    found.length > 1
      ? `"${name}" matches ${found.length} releases of "${id}": ${found.map(({ release }) => short(release)).join(', ')}.`
      : `"${id}" has no release "${name}". The newest are: ${known.join(', ')}; "latest" is the first.`,
  )
}

/** Why there is nothing to say of what a brand shows: nothing was published for it, or nothing was assigned. */
export async function nothingShown(store: Pick<ReleaseStore, 'records'>, id: string): Promise<WrongUse | Failed> {
  if ((await store.records(id)).length === 0) return nothingPublished(store, id)
  return new Failed(`Nobody sees "${id}": none of its releases was assigned.`)
}

export async function nothingPublished(store: Pick<ReleaseStore, 'records'>, id: string): Promise<WrongUse> {
  const near = nearest(id, [...new Set((await store.records()).map(({ brand }) => brand))])
  const hint =
    near === undefined || near === id ? `Publish it: npm run brand -- publish ${id}` : `Did you mean "${near}"?`
  return new WrongUse(`Nothing has been published for "${id}". ${hint}`)
}
