import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSandbox } from '../../src/server/sandbox/serve'

/** The commands as an operator runs them, in a process of their own. What they say in detail is tested beside them. */
const root = path.resolve(import.meta.dirname, '../..')
const place = mkdtempSync(path.join(tmpdir(), 'marquee-operator-'))
const brands = path.join(place, 'brands')
let platform: Awaited<ReturnType<typeof serveSandbox>>

beforeAll(async () => {
  cpSync(path.join(root, 'brands'), brands, { recursive: true })
  platform = await serveSandbox({ port: 0, dataDir: ':memory:', gameCount: 0, log: () => undefined })
})
afterAll(async () => {
  await platform.close()
  rmSync(place, { recursive: true, force: true })
})

function brand(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, MARQUEE_BRANDS_DIR: brands, MARQUEE_ENV_FILE: '', FORCE_COLOR: '', NO_COLOR: '' }
    // An empty FORCE_COLOR would still count.
    Reflect.deleteProperty(env, 'FORCE_COLOR')
    const child = spawn(process.execPath, [path.join(root, 'scripts/brand.mjs'), ...args], { cwd: place, env })
    let out = ''
    let err = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (err += part.toString()))
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

test('the handbook, command by command', { timeout: 120_000 }, async () => {
  const made = await brand(
    'new',
    'comet',
    '--yes',
    '--name',
    'Comet',
    '--domain',
    'www.comet.example',
    '--languages',
    'en,ar',
    '--accent',
    '#ff7a45',
    '--header',
    'rail',
  )
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(existsSync(path.join(brands, 'comet/assets/logo-dark.svg'))).toBe(true)

  const checked = await brand('check', 'comet')
  expect(checked).toMatchObject({ code: 0, err: '' })
  expect(checked.out).toContain('1 brand: all right · 0 errors, 0 warnings')
  // Not a terminal: no colours.
  expect(checked.out).not.toContain('\u001b')

  const explained = await brand('explain', 'comet', '--viewer', 'member')
  expect(explained.code).toBe(0)
  expect(explained.out).toContain('answers of the sandbox, merchant comet')

  const file = path.join(place, 'jade.json')
  const pulled = await brand('pull', platform.url, '--merchant', 'jade', '--out', file)
  expect(pulled).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    recorded: { from: platform.url, merchant: 'jade', missing: [] },
  })
  const fromFile = await brand('explain', 'comet', '--platform', file, '--json')
  const live = await brand('explain', 'comet', '--platform', platform.url, '--json')
  expect(JSON.parse(fromFile.out)).toMatchObject({ ok: true, platform: `recorded in ${file}` })
  expect(JSON.parse(live.out)).toMatchObject({ ok: true, platform: `${platform.url}, merchant comet`, problems: [] })

  const compared = await brand('diff', 'comet', 'aurora', '--json')
  expect(JSON.parse(compared.out)).toMatchObject({
    values: expect.arrayContaining([{ path: 'name', a: '"Comet"', b: '"Aurora"' }]),
  })
})

test('exit codes: 1 where something is wrong, 2 where the command is', { timeout: 60_000 }, async () => {
  mkdirSync(path.join(brands, 'broken'))
  writeFileSync(path.join(brands, 'broken/brand.json'), '{\n  "nmae": "x"\n}')
  const wrong = await brand('check', 'broken', '--json')
  expect(wrong.code).toBe(1)
  expect(JSON.parse(wrong.out)).toMatchObject({
    ok: false,
    brands: [{ errors: [{ line: 2, column: 3, mend: 'Did you mean "name"?' }] }],
  })
  expect(await brand('chekc')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Did you mean check?') })
})

test('a store whose servers take connections and say nothing: the command says so, and ends', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { code, out, err } = await brand('releases', 'comet', '--store', `127.0.0.1:${port}`)
  expect([code, out, err.trim()]).toEqual([1, '', expect.stringContaining('does not answer (timeout).') as string])
  expect(sockets.length).toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
})
