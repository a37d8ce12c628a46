/**
 * The Firebase Auth emulator, for tests and for working on what signs in by Firebase. It is installed at its first use
 * into node_modules/.cache (600 packages that nobody else needs), runs on Node alone, and stays on this machine.
 *
 *   node scripts/firebaseEmulator.mjs [port]     4099 where none is given; Ctrl+C stops it
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const version = '15.34.2'
/** Firebase's tools never ask Google about a project whose name begins so. */
export const emulatorProject = 'demo-marquee'

const root = path.resolve(import.meta.dirname, '..')
const home = path.join(root, 'node_modules/.cache/firebase-emulator')
const tools = path.join(home, 'node_modules/firebase-tools')
const readyWithin = 60_000

const installedVersion = () => {
  try {
    return JSON.parse(readFileSync(path.join(tools, 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

/** Installs the pinned tools where they are not; throws with the reason and the way out. */
export async function ensureEmulator(log = console.log) {
  if (installedVersion() === version) return
  log(`Installing firebase-tools ${version} into ${path.relative(root, home)} (once, about half a minute) …`)
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n')
  const args = [
    'install',
    '--prefix',
    home,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel',
    'error',
    `firebase-tools@${version}`,
  ]
  const { code, output } = await finished(spawn('npm', args, { cwd: home, shell: process.platform === 'win32' }))
  if (code === 0 && installedVersion() === version) return
  throw new Error(
    `The Firebase Auth emulator could not be installed: npm ended with ${code}.\n${output.trim()}\n` +
      `It needs firebase-tools ${version} from the package registry. By hand: npm ${args.join(' ')}`,
  )
}

/**
 * Starts it on a port of this machine, the next two are its own as well; resolves once it answers.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startEmulator(port, log = console.log) {
  await ensureEmulator(log)
  const place = path.join(root, '.data', `firebase-${port}`)
  mkdirSync(place, { recursive: true })
  const host = '127.0.0.1'
  const emulators = {
    auth: { host, port },
    hub: { host, port: port + 1 },
    logging: { host, port: port + 2 },
    ui: { enabled: false },
    singleProjectMode: true,
  }
  writeFileSync(path.join(place, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(
    process.execPath,
    [
      path.join(tools, 'lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'auth',
      '--project',
      emulatorProject,
      '--non-interactive',
    ],
    {
      cwd: place,
      env: {
        ...process.env,
        // no message of the day, no search for updates; no settings of the user's, so no consent to usage reports
        CI: 'true',
        NO_UPDATE_NOTIFIER: '1',
        XDG_CONFIG_HOME: place,
      },
    },
  )
  const ended = finished(child)
  const stop = async () => {
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(late)
  }
  const url = `http://${host}:${port}`
  const deadline = Date.now() + readyWithin
  for (;;) {
    const over = await Promise.race([ended, answers(url).then((yes) => (yes ? 'ready' : undefined))])
    if (over === 'ready') return { url, stop }
    if (over !== undefined)
      throw new Error(`The Firebase Auth emulator did not start (${over.code}):\n${over.output.trim()}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`The Firebase Auth emulator did not answer at ${url} within ${readyWithin / 1000} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const answers = async (url) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** Resolves when a process has ended, with what it said last. */
function finished(child) {
  let output = ''
  const keep = (part) => (output = (output + String(part)).slice(-4_000))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

if (
  process.argv[1] !== undefined &&
  existsSync(process.argv[1]) &&
  import.meta.url === pathToFileURL(process.argv[1]).href
) {
  try {
    const { url, stop } = await startEmulator(Number(process.argv[2] ?? 4099))
    console.log(`Firebase Auth emulator: ${url}, project ${emulatorProject}. Ctrl+C stops it.`)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
