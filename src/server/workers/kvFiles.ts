import * as z from 'zod/mini'
import { type Pointer, readPointer } from '../releases/pointer'
import type { KvPair } from './kvExport'
import { brandOfKey } from './kvLayout'

/** Characters and keys of one file: KV takes 100 MB and 10,000 keys at once. */
const mostText = 50_000_000
const mostKeys = 5_000

/** Pairs as texts of files, each of which is put in one go. */
export function pairsInFiles(pairs: readonly KvPair[]): readonly string[] {
  const files: string[][] = []
  let length = 0
  for (const pair of pairs) {
    const text = JSON.stringify(pair)
    const last = files.at(-1)
    if (!last || last.length >= mostKeys || length + text.length > mostText) {
      files.push([text])
      length = text.length
    } else {
      last.push(text)
      length += text.length
    }
  }
  return files.map((texts) => `[${texts.join(',\n')}]`)
}

const pairs = z.array(z.object({ key: z.string(), value: z.string() }))

/** Pointers of the file that was put last in an earlier export. Throws where it is none. */
export function pointersIn(text: string): readonly Pointer[] {
  return pairs.parse(JSON.parse(text)).flatMap(({ key, value }) => {
    const brand = brandOfKey(key)
    if (brand === undefined) return []
    const read = readPointer(brand, new TextEncoder().encode(value))
    if ('problem' in read) throw new Error(`${key}: ${read.problem}`)
    if (read.unknown !== undefined)
      throw new Error(`${key}: a later version of the product wrote "${read.unknown}" into it`)
    return [read.pointer]
  })
}

const keys = z.array(z.string())

/** Keys that an export before would have deleted. Throws where the file holds none. */
export const keysIn = (text: string): readonly string[] => keys.parse(JSON.parse(text))
