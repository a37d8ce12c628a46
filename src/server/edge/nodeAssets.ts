import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AssetReader, Encoding, StaticAsset } from './assetReader'
import type { ClientManifest } from './manifest'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
}
const endings: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' }

/** The folder assets/ of the client's build, listed once; what the build compressed stands beside each file. */
export function readBuild(clientDir: string): { readonly assets: AssetReader; readonly manifest: ClientManifest } {
  const names = new Set(
    readdirSync(path.join(clientDir, 'assets'), { recursive: true }).map((name) =>
      String(name).split(path.sep).join('/'),
    ),
  )
  const found = new Map<string, StaticAsset>()
  for (const name of names) {
    const type = types[path.extname(name)]
    if (type !== undefined) found.set(`assets/${name}`, asset(path.join(clientDir, 'assets', name), name, type, names))
  }
  const manifest: unknown = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error(`${clientDir}/.vite/manifest.json is not a manifest of Vite`)
  return { assets: { find: (file) => found.get(file) }, manifest }
}

const isManifest = (value: unknown): value is ClientManifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((chunk: unknown) => typeof chunk === 'object' && chunk !== null && 'file' in chunk)

function asset(file: string, name: string, type: string, names: ReadonlySet<string>): StaticAsset {
  const kept = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  const compressed = (['br', 'gzip'] as const).filter((encoding) => names.has(`${name}${endings[encoding]}`))
  return {
    type,
    // The name holds a hash of the content; so does this, and it is as short.
    etag: createHash('sha256').update(name).digest('base64url').slice(0, 16),
    encodings: [...compressed, 'identity'],
    read: (encoding) => {
      const known = kept.get(encoding)
      if (known) return known
      const reading = readFile(`${file}${encoding === 'identity' ? '' : endings[encoding]}`).then(
        (bytes) => new Uint8Array(bytes),
      )
      kept.set(encoding, reading)
      reading.catch(() => kept.delete(encoding))
      return reading
    },
  }
}
