import { LRUCache } from 'lru-cache'
import type { Pack, PackedText } from './assetReader'
import { createNonce } from './securityHeaders'

/** What differs between two answers with the same page. */
export interface ResponseValues {
  readonly nonce: string
  /** Epoch milliseconds. */
  readonly time: number
  /** Milliseconds. */
  readonly answersAge: number
}

export interface PackedPages {
  /**
   * The page in brotli, where it was asked for before; undefined: it has to be rendered and compressed. `key` says all
   * that it is made from but those values.
   */
  readonly get: (
    key: string,
    render: (values: ResponseValues) => Promise<string>,
    values: ResponseValues,
  ) => Uint8Array<ArrayBuffer> | undefined
}

interface Kept {
  packed?: PackedText
  /** It is being packed, or cannot be. */
  isTried: boolean
}

/** So many are packed at once, or wait for it. */
const mostPacking = 8

/**
 * Pages that are asked for again and again, compressed once: what a response has to itself is put into what is there. A
 * page that is asked for a single time costs nothing more than without it.
 */
export function createPackedPages(pack: Pack, { most = 600, mostBytes = 24_000_000 } = {}): PackedPages {
  const pages = new LRUCache<string, Kept>({
    max: most,
    maxSize: mostBytes,
    sizeCalculation: ({ packed }) => packed?.size ?? 1,
  })
  let packing = 0
  const start = async (key: string, kept: Kept, render: (values: ResponseValues) => Promise<string>): Promise<void> => {
    const marks = { nonce: createNonce(), time: randomNumber(), answersAge: randomNumber() }
    const packed = await pack(await render(marks), texts(marks))
    if (!packed || pages.peek(key) !== kept) return
    pages.delete(key)
    pages.set(key, Object.assign(kept, { packed }))
  }
  return {
    get: (key, render, values) => {
      const known = pages.get(key)
      if (known?.packed) return known.packed.fill(texts(values))
      if (!known) pages.set(key, { isTried: false })
      else if (!known.isTried && packing < mostPacking) {
        known.isTried = true
        packing += 1
        // the page goes out another way where it fails
        void start(key, known, render)
          .catch(() => undefined)
          .finally(() => (packing -= 1))
      }
      return undefined
    },
  }
}

/** Digits of a time. Shorter numbers are filled with blanks, which JSON allows. */
const digits = 13

const texts = ({ nonce, time, answersAge }: ResponseValues): readonly string[] => [
  nonce,
  ...[time, answersAge].map((number) => String(number).padEnd(digits)),
]

/** A number of so many digits that a page holds by chance no more than a nonce. */
const randomNumber = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return Number(`1${String(high % 1e6).padStart(6, '0')}${String(low % 1e6).padStart(6, '0')}`)
}
