/**
 * Builds the client and the server into dist/, and compresses the client's files; then the edge for Cloudflare Workers,
 * which a start does without.
 *
 *   node scripts/build.mjs
 *   node scripts/build.mjs --no-worker
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { checkNode } from './checkNode.mjs'
import { precompress } from './precompress.mjs'
import { productMessages } from './productMessages.mjs'
import { run } from './run.mjs'
import { writePublicFiles } from './worker/publicFiles.mjs'

/** What the build is made from. Brands are not among it: they are read while the server runs. */
const sources = [
  'src',
  'schemas',
  'scripts/notices',
  'scripts/stubs',
  'scripts/chunks.ts',
  'scripts/lightLibraries.ts',
  'scripts/wholeImports.ts',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
const stampName = 'dist/.stamp'

function listFiles(root, place) {
  const full = path.join(root, place)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [place]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => listFiles(root, `${place}/${entry.name}`))
}

/** A hash of every source that ends up in the build. */
export function sourceStamp(root) {
  const hash = createHash('sha256').update(process.versions.node)
  const files = sources.flatMap((place) => listFiles(root, place)).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

export function needsBuild(root) {
  const stamp = path.join(root, stampName)
  if (!existsSync(stamp)) return 'there is no build yet'
  return readFileSync(stamp, 'utf8') === sourceStamp(root) ? undefined : 'sources have changed since the last build'
}

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`

export async function build(root) {
  const started = Date.now()
  const stamp = sourceStamp(root)
  rmSync(path.join(root, stampName), { force: true })
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const steps = [
    ['client', ['build', '--logLevel', 'warn']],
    ['server', ['build', '--logLevel', 'warn', '--ssr']],
  ]
  for (const [name, args] of steps) {
    console.log(`Building the ${name} …`)
    const code = await run(process.execPath, [vite, ...args], { cwd: root, env: { NODE_ENV: 'production' } })
    if (code !== 0) return code
  }
  // A program of its own, which the server starts.
  copyFileSync(path.join(root, 'src/server/edge/drawSvg.mjs'), path.join(root, 'dist/server/drawSvg.mjs'))
  // Which texts brands may say differently, for the server.
  const messages = productMessages(root)
  writeFileSync(path.join(root, 'dist/server/messages.json'), JSON.stringify(messages.en))
  // All of them, for the inspector.
  mkdirSync(path.join(root, 'dist/server/texts'), { recursive: true })
  for (const [tag, texts] of Object.entries(messages))
    writeFileSync(path.join(root, `dist/server/texts/${tag}.json`), JSON.stringify(texts))
  const { runnerImport } = await import('vite')
  const bill = path.join(root, 'scripts/notices/bill.ts')
  const { module } = await runnerImport(bill, { root, configFile: false, logLevel: 'error' })
  module.writeBill(root)
  const { files, before, after } = await precompress(path.join(root, 'dist/client/assets'))
  console.log(`Compressed ${files} files: ${kilobytes(before)}, with brotli ${kilobytes(after)}`)
  writeFileSync(path.join(root, stampName), stamp)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return 0
}

/** Made of the client that was built before. */
async function buildWorker(root) {
  console.log('Building the worker …')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', 'vite.worker.config.ts', '--logLevel', 'warn', '--ssr']
  const code = await run(process.execPath, args, { cwd: root, env: { NODE_ENV: 'production' } })
  if (code !== 0) return code
  writePublicFiles(root)
  const module = readFileSync(path.join(root, 'dist/worker/code/main.js'))
  console.log(`Built the worker: ${kilobytes(module.length)}, with gzip ${kilobytes(gzipSync(module).length)}`)
  return 0
}

/** Builds where there is no build of these sources. */
export async function ensureBuilt(root) {
  const reason = needsBuild(root)
  if (reason === undefined) return 0
  console.log(`Building: ${reason}.`)
  return build(root)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode()
  const root = path.resolve(import.meta.dirname, '..')
  const code = await build(root)
  process.exit(code !== 0 || process.argv.includes('--no-worker') ? code : await buildWorker(root))
}
