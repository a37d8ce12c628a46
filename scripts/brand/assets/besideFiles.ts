import { readFileSync } from 'node:fs'
import type { MadeAsset, Making } from './makeAssets'

/** Bytes of a typeface that the check lets through. */
const mostFont = 300_000

/**
 * Of what was made, what may be put beside the files that are there: none is written over, and no two have one name.
 * `files`: those of the brand's own folder, each with its place.
 */
export function besideFiles(found: readonly MadeAsset[], files: ReadonlyMap<string, string>): Making {
  const notes: string[] = []
  const taken = new Map<string, MadeAsset>()
  const made = found.flatMap((asset): MadeAsset[] => {
    const { name, bytes, from } = asset
    const other = taken.get(name)
    if (other) {
      // one picture in two places, such as a logo for both themes
      if (other.from === from && other.bytes.equals(bytes)) return [{ ...asset, present: true }]
      notes.push(`${name} would be made of ${other.from} and of ${from}: give one of them another name.`)
      return []
    }
    taken.set(name, asset)
    const there = files.get(name)
    if (there !== undefined) {
      if (readFileSync(there).equals(bytes)) return [{ ...asset, present: true }]
      notes.push(`${name} is there already: delete it to have it made of ${from} again.`)
      return []
    }
    if (name.endsWith('.woff2') && bytes.length > mostFont) {
      notes.push(
        `${name} would be ${Math.round(bytes.length / 1000)} kB, too much for a page. Its readers have the typefaces that "fallback" names.`,
      )
      return []
    }
    return [asset]
  })
  return { made, notes }
}
