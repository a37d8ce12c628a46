import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Found } from '../brands/brandSource'
import { FileAway } from '../brands/fileAway'
import { keepAtMost } from '../brands/keptBytes'
import { readBrands } from '../brands/readBrands'
import { createTestFolders, type TestFolders } from '../brands/testFolders'
import type { Pointer } from '../releases/pointer'
import { StoreAway } from '../releases/releaseStore'
import { exportToKv, type KvExport } from './kvExport'
import { contentKey, hostKey, pointerKey } from './kvLayout'
import { createKvReader } from './kvReader'
import { createKvSource } from './kvSource'
import { memoryKv } from './testKv'

let folders: TestFolders
let kv: ReturnType<typeof memoryKv>
let now = 0
let lines: string[] = []

function exportFolders(
  before: readonly Pointer[] = [],
  gone: readonly string[] = [],
  ids?: readonly string[],
): Promise<KvExport> {
  const { resolved } = readBrands(folders.dir)
  return exportToKv({
    brands: [...resolved.values()].filter(({ id, abstract }) => !abstract && (ids?.includes(id) ?? true)),
    before,
    gone,
    all: false,
    environment: { value: new Map(), issues: [] },
    readAsset: (file) => readFileSync(file),
    pictures: () => Promise.resolve(new Map([['favicon-48', new Uint8Array([1, 2])]])),
    by: 'test',
    now,
  })
}

const open = () =>
  createKvSource({
    kv: createKvReader(kv.namespace),
    environment: { value: new Map(), issues: [] },
    hold: () => undefined,
    releasesKept: 30,
    now: () => now,
    clock: () => now,
    log: (line) => lines.push(line),
  })
type Source = ReturnType<typeof open>

const find = async (source: Source, host: string, path = '/', cookies = ''): Promise<Found | undefined> =>
  source.find({ host, url: new URL(path, `http://${host}`), cookies, secure: true })

/** What is shown: the brand's name, or why there is none. */
async function shown(source: Source, host: string, path = '/'): Promise<string | undefined> {
  const found = await find(source, host, path)
  return found?.type === 'brand' ? `${found.loaded.id} ${found.loaded.brand.name}` : found?.type
}

const writeComet = (name: string) =>
  folders.write('comet', {
    'brand.json': { name, domains: ['www.comet.example'], assets: { logo: 'logo.svg' } },
    'assets/logo.svg': `<svg>${name}</svg>`,
  })

beforeEach(async () => {
  now = 1_700_000_000_000
  lines = []
  kv = memoryKv()
  folders = await createTestFolders()
  await writeComet('one')
  await folders.write('ember', { 'brand.json': { name: 'glow', domains: ['www.ember.example'] } })
})
afterEach(() => folders.cleanUp())

const minute = 61_000
const bytesOf = (text: string) => new TextEncoder().encode(text)
const text = (key: string) => new TextDecoder().decode(kv.held.get(key))

describe('brands from KV', () => {
  test('are read when somebody asks for one, and then kept', async () => {
    kv.put(await exportFolders())
    const source = open()
    expect(kv.read()).toEqual([])
    expect(await shown(source, 'www.comet.example')).toBe('comet one')
    expect(kv.read().filter((key) => !key.startsWith('content/'))).toEqual(['host/www.comet.example', 'brand/comet'])
    expect(await shown(source, 'www.comet.example')).toBe('comet one')
    expect(kv.read()).toEqual([])
  })

  test('together ask once', async () => {
    kv.put(await exportFolders())
    const source = open()
    await Promise.all([1, 2, 3, 4].map(() => shown(source, 'www.comet.example')))
    const read = kv.read()
    expect(new Set(read).size).toBe(read.length)
  })

  test('a host that nobody has is asked for once in a while', async () => {
    kv.put(await exportFolders())
    const source = open()
    for (let each = 0; each < 3; each++) expect(await shown(source, 'nobody.example')).toBeUndefined()
    expect(kv.read()).toEqual(['host/nobody.example'])
  })

  test('a host that is longer than a name can be is nobody’s, though KV refuses its key', async () => {
    kv.put(await exportFolders())
    for (const length of [254, 600]) expect(await shown(open(), 'x'.repeat(length))).toBeUndefined()
    expect(kv.read()).toEqual([])
  })

  test('a version that nobody has is none of the brand’s, however often it is asked for', async () => {
    kv.put(await exportFolders())
    const source = open()
    const path = `/brand/${'0'.repeat(12)}/logo.svg`
    for (let each = 0; each < 3; each++) expect(await shown(source, 'www.comet.example', path)).toBe('comet one')
    expect(kv.read().filter((key) => key === 'brand/comet')).toHaveLength(2)
    kv.state.isAway = true
    const other = `/brand/${'1'.repeat(12)}/logo.svg`
    now += 1_001
    expect(await shown(source, 'www.comet.example', other)).toBe('away')
  })

  test('assets are read when they are asked for', async () => {
    kv.put(await exportFolders())
    const found = await find(open(), 'www.comet.example')
    if (found?.type !== 'brand') throw new Error('not found')
    const { files } = found.loaded
    expect(new TextDecoder().decode(await files.read('logo.svg'))).toBe('<svg>one</svg>')
    expect(await files.read('none.svg')).toBeUndefined()
  })

  test('an altered asset is away, and the page goes on', async () => {
    await writeComet('altered')
    kv.put(await exportFolders())
    // what the export has read lies in the memory of this process, and not in a Worker's
    keepAtMost(0)
    keepAtMost(64_000_000)
    const key = [...kv.held].find(([, bytes]) => new TextDecoder().decode(bytes) === '<svg>altered</svg>')?.[0] ?? ''
    kv.held.set(key, new TextEncoder().encode('<svg>other</svg>'))
    const found = await find(open(), 'www.comet.example')
    if (found?.type !== 'brand') throw new Error('not found')
    await expect(found.loaded.files.read('logo.svg')).rejects.toThrow(FileAway)
  })
})

describe('a change', () => {
  test('is shown within a minute, and files of the release before go on answering', async () => {
    const first = await exportFolders()
    kv.put(first)
    const source = open()
    const before = await find(source, 'www.comet.example')
    if (before?.type !== 'brand') throw new Error('not found')
    await writeComet('two')
    kv.put(await exportFolders(first.pointers))
    expect(await shown(source, 'www.comet.example')).toBe('comet one')
    now += minute
    expect(await shown(source, 'www.comet.example')).toBe('comet two')
    const version = await before.loaded.files.version()
    expect(await shown(source, 'www.comet.example', `/brand/${version}/logo.svg`)).toBe('comet one')
    expect(await shown(source, 'www.ember.example', `/brand/${version}/logo.svg`)).toBe('ember glow')
  })

  test('that another location shows already is known to a page of it', async () => {
    const first = await exportFolders()
    kv.put(first)
    const source = open()
    await shown(source, 'www.comet.example')
    await writeComet('two')
    const second = await exportFolders(first.pointers)
    kv.put(second)
    const release = second.changed.find(({ id }) => id === 'comet')?.release ?? ''
    expect(await shown(source, 'www.comet.example', `/brand/${release.slice(0, 12)}/logo.svg`)).toBe('comet two')
  })

  test('a host moves to another brand and is never without one, where its new brand, its key and the rest are put in turn', async () => {
    const host = 'www.comet.example'
    const states: ReadonlyMap<string, Uint8Array>[] = []
    const stateNow = () => states.push(new Map(kv.held))
    const first = await exportFolders()
    kv.put(first)
    stateNow()
    await folders.write('comet', { 'brand.json': { name: 'one', domains: [] } })
    await folders.write('ember', { 'brand.json': { name: 'glow', domains: ['www.ember.example', host] } })
    const second = await exportFolders(first.pointers, [], ['ember'])
    kv.put(second)
    expect(text(hostKey(host))).toBe('comet')
    stateNow()
    kv.held.set(hostKey(host), bytesOf('ember'))
    stateNow()
    kv.put(await exportFolders(second.pointers))
    expect(text(hostKey(host))).toBe('ember')
    stateNow()
    const wanted = ['comet one', 'comet one', 'ember glow', 'ember glow']
    // at each step a location may know some keys as they were before it
    const changing = [hostKey(host), pointerKey('comet'), pointerKey('ember')]
    for (const [step, after] of states.entries())
      for (let known = 0; known < 2 ** changing.length; known++) {
        const before = states[step - 1]
        kv.held.clear()
        for (const [key, bytes] of after) kv.held.set(key, bytes)
        for (const [at, key] of changing.entries()) {
          const old = before?.get(key)
          if (old && known & (1 << at)) kv.held.set(key, old)
        }
        expect([wanted[step - 1], wanted[step]], `${step} ${known}`).toContain(await shown(open(), host))
      }
  })

  test('a brand that is gone answers no more, and its keys are told', async () => {
    const first = await exportFolders()
    kv.put(first)
    const source = open()
    await shown(source, 'www.ember.example')
    await folders.remove('ember')
    const second = await exportFolders(first.pointers, ['ember'])
    expect(second.gone.toSorted()).toEqual(['brand/ember', 'host/ember.localhost', 'host/www.ember.example'])
    for (const key of second.gone) kv.held.delete(key)
    now += minute
    expect(await shown(source, 'www.ember.example')).toBeUndefined()
  })
})

describe('what goes wrong', () => {
  test('KV away: what is known goes on, however long, and what is not is told to come back', async () => {
    kv.put(await exportFolders())
    const source = open()
    await shown(source, 'www.comet.example')
    kv.state.isAway = true
    now += 100 * minute
    expect(await shown(source, 'www.comet.example')).toBe('comet one')
    expect(await shown(source, 'www.ember.example')).toBe('away')
    kv.state.isAway = false
    now += minute
    expect(await shown(source, 'www.ember.example')).toBe('ember glow')
  })

  test('KV that does not answer is away', async () => {
    const hanging = createKvReader({ get: () => new Promise<never>(() => undefined) }, 20)
    await expect(hanging.brandOf('www.comet.example')).rejects.toThrow(StoreAway)
    await expect(hanging.content('0'.repeat(64))).rejects.toThrow('no answer within 20 ms')
  })

  test('a release that misses a part is not shown: the one before goes on, also where nobody had it in memory', async () => {
    const first = await exportFolders()
    kv.put(first)
    const source = open()
    await shown(source, 'www.comet.example')
    await writeComet('two')
    const second = await exportFolders(first.pointers)
    kv.put(second)
    const release = second.changed.find(({ id }) => id === 'comet')?.release ?? ''
    kv.held.delete(contentKey(release))
    now += minute
    expect(await shown(source, 'www.comet.example')).toBe('comet one')
    expect(await shown(open(), 'www.comet.example')).toBe('comet one')
    expect(lines.join('\n')).toContain('is shown in its release')
  })

  test('a key that is no pointer, or another brand’s: what was there before goes on', async () => {
    kv.put(await exportFolders())
    const source = open()
    await shown(source, 'www.comet.example')
    for (const written of ['nonsense', new TextDecoder().decode(kv.held.get(pointerKey('ember'))), '{"store":9}']) {
      kv.held.set(pointerKey('comet'), new TextEncoder().encode(written))
      now += minute
      expect(await shown(source, 'www.comet.example')).toBe('comet one')
      expect(await shown(open(), 'www.comet.example')).toBe('away')
    }
  })

  test('a host that is written to another brand shows nothing of it: one on its way there is to come back', async () => {
    kv.put(await exportFolders())
    for (const [id, found] of [
      ['ember', 'away'],
      ['../ember', undefined],
      ['nobody', undefined],
    ] as const) {
      kv.held.set(hostKey('www.comet.example'), new TextEncoder().encode(id))
      expect(await shown(open(), 'www.comet.example'), id).toBe(found)
    }
  })

  test('a part of the visitors stays with the release that they saw first', async () => {
    const first = await exportFolders()
    await writeComet('two')
    const second = await exportFolders(first.pointers)
    kv.put(first)
    kv.put(second)
    const releaseOf = ({ changed }: KvExport) => changed.find(({ id }) => id === 'comet')?.release ?? ''
    const pointer = second.pointers.find(({ brand }) => brand === 'comet')
    const canary = { ...pointer, current: releaseOf(first), canary: { release: releaseOf(second), percent: 50 } }
    kv.held.set(pointerKey('comet'), new TextEncoder().encode(JSON.stringify(canary)))
    const source = open()
    const seen = new Set<string>()
    for (let side = 0; side < 16; side++) {
      const cookies = `marquee_side=${side.toString(16).padStart(2, '0')}0`
      const twice = [
        await find(source, 'www.comet.example', '/', cookies),
        await find(source, 'www.comet.example', '/', cookies),
      ]
      const [one, other] = twice.map((found) => (found?.type === 'brand' ? found.loaded.brand.name : ''))
      expect(one).toBe(other)
      seen.add(one ?? '')
    }
    expect([...seen].sort()).toEqual(['one', 'two'])
  })
})
