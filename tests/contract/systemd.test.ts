import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readOptions } from '../../src/server/options'
import { settings } from '../../src/server/settings'

const folder = path.resolve(import.meta.dirname, '../../deploy/systemd')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const unit = read('marquee@.service')

/** Keys of a section with their values, in order: systemd lets many stand more than once. */
function section(text: string, name: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let at = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('[')) at = line.slice(1, -1)
    else if (at === name && line !== '' && !line.startsWith('#')) {
      const [key = '', ...value] = line.split('=')
      found.set(key, [...(found.get(key) ?? []), value.join('=')])
    }
  }
  return found
}
const service = section(unit, 'Service')
const one = (key: string) => service.get(key)?.join(' ')

const environment = Object.fromEntries(
  (service.get('Environment') ?? [])
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.replaceAll('%i', '4001').split('=') as [string, string]),
)

describe('the unit of a process', () => {
  test('says what the server understands, and gives it the time to drain', () => {
    const args = one('ExecStart')?.split(' ') ?? []
    expect(args.slice(1)).toEqual(['dist/server/main.js', '--no-sandbox'])
    const options = readOptions(['--no-sandbox'], environment, '/opt/marquee')
    expect(options).toMatchObject({ port: 4001, hostname: '127.0.0.1', jsonLog: true, processes: 1 })
    const variables = new Set<string>(
      Object.values(settings).flatMap((each) => ('variable' in each ? each.variable : [])),
    )
    for (const name of Object.keys(environment)) if (name !== 'NODE_ENV') expect(variables, name).toContain(name)
    // requests under way have twenty seconds more (serveEdge.ts)
    expect(Number(one('TimeoutStopSec'))).toBeGreaterThanOrEqual(options.drainMs / 1000 + 20 + 5)
    // those that draw icons are ended by the server
    expect(one('KillMode')).toBe('mixed')
  })

  test('has no rights, writes nothing, and is bounded', () => {
    for (const key of [
      'DynamicUser',
      'NoNewPrivileges',
      'ProtectHome',
      'PrivateTmp',
      'PrivateDevices',
      'RestrictNamespaces',
    ])
      expect(one(key), key).toBe('yes')
    expect(one('ProtectSystem')).toBe('strict')
    expect(one('CapabilityBoundingSet')).toBe('')
    expect(one('MemoryMax')).toBe('1G')
    expect(one('Restart')).toBe('always')
    for (const key of ['ReadWritePaths', 'User', 'MemoryDenyWriteExecute']) expect(service.has(key), key).toBe(false)
  })

  test('runs what the handbook has copied: the same files and packages as the container has, by a Node that it names', () => {
    const handbook = readFileSync(path.resolve(folder, '../../docs/handbook/deploy.md'), 'utf8').split('\n')
    const container = readFileSync(path.resolve(folder, '../container/Containerfile'), 'utf8').split('\n')
    const wordsOf = (line: string | undefined) => (line ?? '').trim().split(/\s+/)
    const copied = wordsOf(handbook.find((line) => line.includes('cp -r dist'))).slice(2, -1)
    const ofContainer = container
      .filter((line) => line.startsWith('COPY ') && !line.includes('node_modules') && !line.includes('healthcheck'))
      .flatMap((line) => wordsOf(line).slice(1, -1))
      .map((name) => name.replace('/marquee/', ''))
      .filter((name) => name !== '.' && !name.startsWith('--'))
    for (const name of ofContainer) expect(copied, name).toContain(name)
    const packages = (lines: readonly string[]) =>
      wordsOf(lines.find((line) => line.includes('npm ci --omit=dev --'))).filter((word) => word.startsWith('--'))
    expect(packages(container)).toEqual(expect.arrayContaining(packages(handbook).slice(0, 2)))
    expect(packages(handbook).slice(0, 2)).toEqual(['--omit=dev', '--ignore-scripts'])
    const [node = ''] = one('ExecStart')?.split(' ') ?? []
    expect(handbook.join('\n')).toContain(`The unit runs \`${node}\``)
    const instead = handbook.filter((line) => line.startsWith('    ExecStart=')).map((line) => line.trim())
    expect(instead).toEqual(['ExecStart=', one('ExecStart')?.replace(node, 'ExecStart=/usr/local/bin/node')])
  })

  test('belongs to the target of all', () => {
    expect(section(unit, 'Install').get('WantedBy')).toEqual(['marquee.target'])
    expect(section(unit, 'Unit').get('PartOf')).toEqual(['marquee.target'])
    expect(section(read('marquee.target'), 'Install').get('WantedBy')).toEqual(['multi-user.target'])
  })
})

const version = Number(
  /^systemd (\d+)/.exec(spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1],
)
/** Units are judged offline since 250. */
describe.skipIf(!(version >= 250))('systemd itself', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'marquee-systemd-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  const analyze = (text: string, ...args: readonly string[]) => {
    const here = text.replace('/usr/bin/node', process.execPath)
    writeFileSync(path.join(place, 'marquee@.service'), here)
    writeFileSync(path.join(place, 'marquee@4000.service'), here)
    writeFileSync(path.join(place, 'marquee.target'), read('marquee.target'))
    const { status, stderr, stdout } = spawnSync('systemd-analyze', args, { cwd: place, encoding: 'utf8' })
    return { status, said: stderr.trim(), stdout }
  }
  const verify = (text: string) => analyze(text, 'verify', '--man=no', './marquee@.service', './marquee.target')

  test('reads both units without a word', () => expect(verify(unit)).toMatchObject({ status: 0, said: '' }))

  test('takes another Node from a drop-in, as the handbook has it', () => {
    const dropIn = unit.replace(/^ExecStart=.*$/m, (line) => `${line}\nExecStart=\n${line}`)
    expect(verify(dropIn)).toMatchObject({ status: 0, said: '' })
    // without the empty line there would be two
    expect(verify(dropIn.replace('\nExecStart=\n', '\n')).said).toContain('more than one ExecStart')
  })

  test.each([
    ['MemoryMax=1G', 'MemoryMost=1G', 'Unknown key'],
    ['Restart=always', 'Restart=sometimes', 'Failed to parse service restart specifier'],
    ['ExecStart=/usr/bin/node', 'ExecStart=/usr/bin/no-node', 'not executable'],
    ['SystemCallFilter=@system-service', 'SystemCallFilter=@server', '@server'],
  ])('tells of %s → %s', (before, after, words) => {
    const changed = unit.replace(before, after)
    expect(changed).not.toBe(unit)
    expect(verify(changed).said).toContain(words)
  })

  /** Of 100, as `systemd-analyze security` counts; what is left is the network, JIT and the machine's own files. */
  const most = '--threshold=20'
  const security = (text: string) =>
    analyze(text, 'security', '--offline=yes', '--no-pager', most, './marquee@4000.service')

  test('finds it little exposed', () => {
    expect(security(unit).status).toBe(0)
    expect(
      security(unit.replace('DynamicUser=yes', 'User=root').replace('CapabilityBoundingSet=\n', '')).status,
    ).not.toBe(0)
  })
})
