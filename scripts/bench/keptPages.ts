import { createWriteStream, mkdtempSync, openSync, closeSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { PlainAnswer } from './plainClient'

const unzipBy = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

interface KeptPage {
  readonly at: number
  readonly bytes: number
  readonly brand: string
  readonly head: string
}

/**
 * Pages as they came, on disk until the load is over: reading each takes a millisecond, which the load would have to do
 * without.
 */
export function createKeptPages(brands: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-pages-'))
  const file = path.join(folder, 'pages')
  const stream = createWriteStream(file)
  const pages: KeptPage[] = []
  let at = 0
  return {
    keep: (brand: string, { head, body }: PlainAnswer): void => {
      pages.push({ at, bytes: body.byteLength, brand, head })
      at += body.byteLength
      stream.write(body)
    },
    /** What is wrong with them, with how often. */
    check: async (): Promise<ReadonlyMap<string, number>> => {
      const wrong = new Map<string, number>()
      await new Promise<void>((resolve) => stream.end(() => resolve()))
      const from = openSync(file, 'r')
      const waiting = pages.values()
      const look = async () => {
        for (const page of waiting) {
          const body = Buffer.alloc(page.bytes)
          readSync(from, body, 0, page.bytes, page.at)
          const what = await troubleOf(page, body, brands)
          if (what !== undefined) wrong.set(what, (wrong.get(what) ?? 0) + 1)
        }
      }
      await Promise.all([look(), look(), look()])
      closeSync(from)
      rmSync(folder, { recursive: true, force: true })
      return wrong
    },
  }
}

/** @param brands name by id */
async function troubleOf(
  { brand, head }: KeptPage,
  body: Buffer,
  brands: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const said = headerOf(head, 'content-encoding') ?? 'identity'
  const html = await unzipped(body, said)
  if (html === undefined) return `cannot be read as ${said}`
  if (!html.startsWith('<!doctype html>') || !html.endsWith('</html>\n')) return 'not whole'
  if (!html.includes(`<meta property="og:site_name" content="${brands[brand]}">`)) return 'of no brand, or another one'
  const other = Object.keys(brands).find((id) => id !== brand && html.includes(`brand=${id}`))
  if (other !== undefined) return 'holds something of another brand'
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(headerOf(head, 'content-security-policy') ?? '') ?? []
  const nonces = new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, each]) => each))
  return nonces.size === 1 && nonces.has(nonce) ? undefined : 'has another nonce than its policy'
}

const unzipped = (body: Buffer, encoding: string): Promise<string | undefined> =>
  encoding === 'br' || encoding === 'gzip'
    ? unzipBy[encoding](body).then(
        (bytes) => bytes.toString('utf8'),
        () => undefined,
      )
    : Promise.resolve(body.toString('utf8'))

export const headerOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
