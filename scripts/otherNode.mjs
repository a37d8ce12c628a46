/**
 * Node in another version than this one, for tests: the package that npm has of it for this machine, unpacked into
 * node_modules/.cache by npm, without its scripts: nothing of the package is run but node itself.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** What the product promises to run on: the floor of package.json, and the long-term line. */
export const nodeLines = { floor: '20.19.0', 24: '24.21.0' }

const platform = process.platform === 'win32' ? 'win' : process.platform
const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'

/** Whether it runs here: a build for another libc is there and does not start. */
const runs = (file, version) => spawnSync(file, ['-v'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`

/**
 * The file of node in this version, or undefined where it cannot be had: the caller says so, and passes nothing.
 *
 * @param {string} root of the product
 * @param {string} version
 * @param {{ name?: string, log?: (line: string) => void }} [options] `name` of the package
 */
export function ensureNode(root, version, { name = `${prefix}-${platform}-${process.arch}`, log = console.log } = {}) {
  if (process.versions.node === version) return process.execPath
  const home = path.join(root, 'node_modules/.cache', `node-${version}`)
  const file = path.join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file) && runs(file, version)) return file
  log(`Getting Node ${version} (${name}) …`)
  mkdirSync(home, { recursive: true })
  const { status, error, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', home, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status === 0 && runs(file, version)) return file
  log(`Node ${version} cannot be had: ${error?.message ?? (stderr.trim() || 'it does not run on this machine')}`)
  return undefined
}
