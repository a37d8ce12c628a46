import { readPlainAsset } from '../plainFile'
import type { ResolvedFolder } from '../resolveFolder'

/** A file that is more than this is not looked into. */
const mostRead = 5_000_000

export interface ReadAsset {
  /** As many as it has, whether they were read or not. */
  readonly size: number
  /** None of a file that is empty, or larger than what is looked into. */
  readonly bytes: Buffer | undefined
}

let last: { readonly resolved: ResolvedFolder; readonly assets: Map<string, ReadAsset> } | undefined

/** A file of a brand's assets. Throws where it has become a link, a pipe or a device since the folder was listed. Several checks look at the same ones: those of the brand that is looked at are kept. */
export function readAsset(resolved: ResolvedFolder, place: string): ReadAsset {
  if (last?.resolved !== resolved) last = { resolved, assets: new Map() }
  const known = last.assets.get(place)
  if (known) return known
  const { size, bytes } = readPlainAsset(place, mostRead)
  const asset = { size, bytes: size === 0 ? undefined : bytes }
  last.assets.set(place, asset)
  return asset
}

/** What was read goes with the look at the brand. */
export function forgetAssets(): void {
  last = undefined
}
