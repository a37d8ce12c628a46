import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './freePorts.mjs'

/** Answers with the whole body, and with `host` in place of the address's own. */
export const ask = (port, target, host = '127.0.0.1', headers = {}) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: target, agent: false, headers: { host, ...headers } }, (response) => {
      const pieces = []
      response.on('data', (piece) => pieces.push(piece)).on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces).toString() }),
      )
    }).on('error', reject)
  })

/** Starts the built server under this node, with the demonstration platform, and gives what runs to `work`. */
export async function withServer(root, node, work, { env = {}, args = [] } = {}) {
  const place = mkdtempSync(path.join(tmpdir(), 'marquee-start-'))
  const [port] = await freePorts(1)
  const child = spawn(node, [path.join(root, 'dist/server/main.js'), ...args], {
    cwd: place,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      MARQUEE_DATA_DIR: place,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece))
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  try {
    for (let tries = 0; ; tries++) {
      const ready = await ask(port, '/readyz').catch(() => undefined)
      if (ready?.status === 200) break
      if (child.exitCode !== null || tries > 300)
        throw new Error(`the server does not answer:\n${Buffer.concat(said).toString()}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return await work({ port, child, ended, said: () => Buffer.concat(said).toString() })
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL')
    await ended
    rmSync(place, { recursive: true, force: true })
  }
}

/** What is wrong with a server under this node, after a handful of requests and a stop; empty where nothing is. */
export const startAndAsk = (root, node) =>
  withServer(
    root,
    node,
    async ({ port, child, ended, said }) => {
      const wrong = []
      const expect = (holds, words) => holds || wrong.push(words)
      const host = `aurora.localhost:${port}`
      const page = await ask(port, '/index', host, { 'accept-encoding': 'identity' })
      expect(page.status === 200, `a page is answered ${page.status}`)
      expect(page.body.includes('<h1') || page.body.includes('<main'), 'the page was not drawn at the edge')
      const [, nonce] = /script-src[^;]*'nonce-([^']+)'/.exec(page.headers['content-security-policy'] ?? '') ?? []
      expect(nonce !== undefined && page.body.includes(nonce), 'the page has no nonce')
      const [script] = /\/assets\/[\w.-]+\.js/.exec(page.body) ?? []
      const file = await ask(port, script ?? '/assets/none.js', host, { 'accept-encoding': 'br' })
      expect(file.status === 200 && file.headers['content-encoding'] === 'br', `a script is answered ${file.status}`)
      const icon = await ask(port, '/manifest.webmanifest', host)
      expect(icon.status === 200, `the manifest is answered ${icon.status}`)
      const tree = await ask(port, '/wps/system/whitelabel', host)
      expect(tree.status === 200 && tree.body.startsWith('{'), `a call of the platform is answered ${tree.status}`)
      const nobody = await ask(port, '/', 'nobody.example')
      expect(nobody.status === 421, `a host of nobody is answered ${nobody.status}`)
      child.kill('SIGTERM')
      const end = await ended
      expect(end === 0, `SIGTERM ends it with ${end}`)
      if (wrong.length > 0) wrong.push(said())
      return wrong
    },
    { env: { MARQUEE_DRAIN_SECONDS: '0' } },
  )
