/**
 * Installs what package-lock.json names, where it is not there yet.
 *
 *   node scripts/install.mjs
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode } from './checkNode.mjs'
import { run } from './run.mjs'

const stampName = '.marquee-install'

/** Says which installation fits: the lock, and the machine that native parts were fetched for. */
const wantedStamp = (root) => {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const abi = `${process.platform}-${process.arch}-${process.versions.modules}`
  return `${createHash('sha256').update(lock).digest('hex')} ${abi}\n`
}

/** Whether every package of the lock is there in its version, by npm's own record. Optional ones may be absent. */
export function isComplete(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([place, wanted]) => {
    if (place === '' || wanted.optional || wanted.devOptional || wanted.peer) return true
    return installed.packages?.[place]?.version === wanted.version
  })
}

export function needsInstall(root) {
  const modules = path.join(root, 'node_modules')
  const stamp = path.join(modules, stampName)
  if (!existsSync(modules)) return 'nothing is installed yet'
  if (existsSync(stamp))
    return readFileSync(stamp, 'utf8') === wantedStamp(root) ? undefined : 'package-lock.json or Node has changed'
  try {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
    const installed = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'))
    return isComplete(lock, installed) ? undefined : 'node_modules is not what package-lock.json names'
  } catch {
    return 'node_modules is incomplete'
  }
}

export async function ensureInstalled(root) {
  const reason = needsInstall(root)
  if (reason !== undefined) {
    console.log(`Installing packages: ${reason}. This takes about a minute.`)
    const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root })
    if (code !== 0) {
      console.error(
        '\nnpm ci failed. Is the npm registry within reach (npm ping)? The lines above say what was missing.',
      )
      process.exit(code)
    }
  }
  writeFileSync(path.join(root, 'node_modules', stampName), wantedStamp(root))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode()
  await ensureInstalled(path.resolve(import.meta.dirname, '..'))
}
