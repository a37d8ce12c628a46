/**
 * nats-server, for tests and benches: the one of this machine, else Debian's package, unpacked into node_modules/.cache
 * without being installed. Servers run on ports of this machine, with their files in a folder of their own.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './freePorts.mjs'

const root = path.resolve(import.meta.dirname, '..')
const home = path.join(root, 'node_modules/.cache/nats-server')
const unpacked = path.join(home, 'usr/sbin/nats-server')

const answers = (file) => spawnSync(file, ['-v'], { encoding: 'utf8' }).status === 0

/** The server's file, or undefined where the machine has none. */
export const findNatsServer = () =>
  [process.env.NATS_SERVER, 'nats-server', '/usr/sbin/nats-server', unpacked].find(
    (file) => file !== undefined && file !== '' && answers(file),
  )

/** The same, and gets Debian's package where there is none. Undefined where it cannot be had: the caller says so. */
export function ensureNatsServer(log = console.log) {
  const found = findNatsServer()
  if (found !== undefined) return found
  log('nats-server is not installed: getting its Debian package …')
  mkdirSync(home, { recursive: true })
  const steps = [
    ['apt-get', ['download', 'nats-server']],
    ['dpkg-deb', ['-x', () => readdirSync(home).find((name) => /^nats-server_.*\.deb$/.test(name)) ?? '', home]],
  ]
  for (const [command, args] of steps) {
    const given = args.map((arg) => (typeof arg === 'function' ? arg() : arg))
    const { status, error, stderr } = spawnSync(command, given, { cwd: home, encoding: 'utf8' })
    if (status === 0) continue
    log(`nats-server cannot be had: ${command}: ${error?.message ?? stderr.trim()}`)
    return undefined
  }
  return existsSync(unpacked) && answers(unpacked) ? unpacked : undefined
}

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

const untilListening = async (port, child) => {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`)
    if (await listens(port)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`nats-server does not listen on ${port}`)
}

/**
 * One server, or a cluster of several, on free ports of this machine.
 * @param {string} binary
 * @param {number} [count]
 * @param {() => string} [more] further lines of the configuration, asked for at each start
 */
export async function startNats(binary, count = 1, more = () => '') {
  const place = mkdtempSync(path.join(tmpdir(), 'marquee-nats-'))
  const all = await freePorts(2 * count)
  const [ports, inner] = [all.slice(0, count), all.slice(count)]
  const routes = inner.map((port) => `nats://127.0.0.1:${port}`)
  const running = new Map()
  const start = async (port) => {
    const file = path.join(place, `${port}.conf`)
    const cluster = `cluster { name: marquee, listen: "127.0.0.1:${inner[ports.indexOf(port)]}", routes: [${routes.map((route) => `"${route}"`).join()}] }`
    writeFileSync(
      file,
      [
        `server_name: n${port}`,
        `listen: "127.0.0.1:${port}"`,
        `jetstream { store_dir: "${path.join(place, String(port))}" }`,
        count > 1 ? cluster : '',
        more(),
      ].join('\n'),
    )
    const child = spawn(binary, ['-c', file], { stdio: 'ignore' })
    running.set(port, child)
    await untilListening(port, child)
  }
  const stop = (port, signal = 'SIGKILL') =>
    new Promise((resolve) => {
      const child = running.get(port)
      running.delete(port)
      if (!child || child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  await Promise.all(ports.map(start))
  return {
    ports,
    servers: ports.map((port) => `127.0.0.1:${port}`).join(','),
    start,
    stop,
    close: async () => {
      await Promise.all([...running.keys()].map((port) => stop(port)))
      rmSync(place, { recursive: true, force: true })
    },
  }
}
