/**
 * Builds deploy/container/Containerfile with podman, buildah or docker, whichever is there, starts what came of it as
 * it is meant to run, and asks it. Where there is no builder, or its base image cannot be had, the run says so and
 * counts as skipped: tests/contract/container.test.ts has read the file all the same.
 *
 *   node scripts/container.mjs                      NODE_IMAGE=… for another base image than the file's
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePorts } from './freePorts.mjs'
import { run } from './run.mjs'
import { ask } from './startAndAsk.mjs'

const root = path.resolve(import.meta.dirname, '..')
export const containerfile = 'deploy/container/Containerfile'

const say = (command, args) => spawnSync(command, args, { encoding: 'utf8', cwd: root })

export const findBuilder = () => ['podman', 'buildah', 'docker'].find((name) => say(name, ['--version']).status === 0)

const untilReady = async (port, ended) => {
  for (let tries = 0; tries < 300 && !ended(); tries++) {
    const ready = await ask(port, '/readyz').catch(() => undefined)
    if (ready?.status === 200) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** Of a server that runs in a container; `inside` runs node there. */
async function whatIsWrong(port, ended, inside) {
  const wrong = []
  const expect = (holds, words) => holds || wrong.push(words)
  if (!(await untilReady(port, ended))) return ['it does not answer']
  const page = await ask(port, '/index', `aurora.localhost:${port}`)
  expect(page.status === 200, `a page is answered ${page.status}`)
  expect(page.body.includes('<h1') || page.body.includes('<main'), 'the page was not drawn at the edge')
  expect(inside(['healthcheck.mjs']).status === 0, 'its healthcheck fails')
  const user = inside(['-p', 'process.getuid()']).stdout.trim()
  expect(user === '10001', `it runs as user ${user}`)
  expect(inside(['-e', "require('fs').writeFileSync('written', '')"]).status !== 0, 'it may write')
  for (const name of ['vite', 'typescript', 'firebase'])
    expect(inside(['-e', `require.resolve('${name}/package.json')`]).status !== 0, `${name} is in the image`)
  return wrong
}

async function tryWithEngine(builder, tag, port) {
  const guards = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges']
  const published = ['-e', 'MARQUEE_DRAIN_SECONDS=0', '-p', `127.0.0.1:${port}:4000`]
  const started = say(builder, ['run', '-d', ...guards, ...published, tag])
  if (started.status !== 0) return [`it cannot be started: ${started.stderr.trim()}`]
  const id = started.stdout.trim()
  const state = (field) => say(builder, ['inspect', '-f', `{{.State.${field}}}`, id]).stdout.trim()
  const wrong = await whatIsWrong(
    port,
    () => state('Running') !== 'true',
    (args) => say(builder, ['exec', id, 'node', ...args]),
  )
  say(builder, ['stop', '-t', '30', id])
  if (state('ExitCode') !== '0') wrong.push(`it ends with ${state('ExitCode')}`)
  if (wrong.length > 0) wrong.push(say(builder, ['logs', id]).stderr)
  say(builder, ['rm', '-f', id])
  return wrong
}

/** Buildah starts commands in a tree that it has built: without a network or a read-only disk of its own. */
async function tryWithBuildah(builder, tag, port) {
  const container = say(builder, ['from', tag]).stdout.trim()
  const command = ['node', 'dist/server/main.js', '--no-sandbox']
  const child = spawn(builder, ['run', '--env', `PORT=${port}`, container, '--', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece))
  const wrong = await whatIsWrong(
    port,
    () => child.exitCode !== null,
    (args) => say(builder, ['run', '--env', `PORT=${port}`, container, '--', 'node', ...args]),
  )
  if (wrong.length > 0) wrong.push(Buffer.concat(said).toString())
  // it ends what it started, and has words of its own for that
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null && child.kill('SIGTERM')) await ended
  say(builder, ['rm', container])
  return wrong
}

/** @returns {Promise<'passed' | 'failed' | 'skipped'>} */
async function buildAndTry() {
  const builder = findBuilder()
  if (builder === undefined) {
    console.log(`There is no podman, buildah or docker: ${containerfile} was checked by reading it, and not built.`)
    return 'skipped'
  }
  const image = process.env.NODE_IMAGE ?? 'node:24-bookworm-slim'
  const known = say(builder, builder === 'buildah' ? ['inspect', '--type=image', image] : ['image', 'inspect', image])
  const pulled = known.status === 0 ? known : say(builder, ['pull', image])
  if (pulled.status !== 0) {
    console.log(`${builder} cannot get ${image}: ${containerfile} was checked by reading it, and not built.`)
    console.log(pulled.stderr.trim())
    return 'skipped'
  }
  const tag = `localhost/marquee-test:${process.pid}`
  // images of the other format have no healthcheck
  const format = builder === 'docker' ? [] : ['--format', 'docker']
  const args = ['build', ...format, '--build-arg', `NODE_IMAGE=${image}`, '-t', tag, '-f', containerfile, '.']
  const code = await run(builder, args, { cwd: root, quietAfter: 30_000 })
  if (code !== 0) return 'failed'
  const [port] = await freePorts(1)
  const wrong = await (builder === 'buildah' ? tryWithBuildah : tryWithEngine)(builder, tag, port)
  const made = say(builder, builder === 'buildah' ? ['inspect', '--type=image', tag] : ['image', 'inspect', tag])
  if (!made.stdout.includes('healthcheck.mjs')) wrong.push('the image has no healthcheck')
  say(builder, ['rmi', '-f', tag])
  for (const line of wrong) console.error(`  ${line}`)
  if (wrong.length === 0) console.log(`${builder} built it, and what was built runs.`)
  return wrong.length === 0 ? 'passed' : 'failed'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await buildAndTry()
  const reports = path.join(root, 'test-results/reports')
  mkdirSync(reports, { recursive: true })
  const counts = { passed: 0, failed: 0, skipped: 0, [result]: 1 }
  writeFileSync(path.join(reports, 'container.json'), JSON.stringify(counts))
  process.exit(result === 'failed' ? 1 : 0)
}
