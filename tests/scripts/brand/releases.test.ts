import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { Kvm } from '@nats-io/kv'
import { connect } from '@nats-io/transport-node'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findNatsServer, type NatsServers, startNats } from '../../../scripts/natsServer.mjs'
import { createTestFolders, type TestFolders } from '../../../src/server/brands/testFolders'
import { hashOf } from '../../../src/server/releases/contentHash'
import { readEnvironment } from '../../../src/server/brands/environment'
import { createReleaseSource } from '../../../src/server/releases/releaseSource'
import { openNatsStore } from '../../../src/server/releases/nats/natsStore'
import { readPreview } from '../../../src/server/releases/previewToken'
import { readBrands } from '../../../src/server/brands/readBrands'
import { assign } from '../../../src/server/releases/changePointer'
import { packRelease } from '../../../src/server/releases/packRelease'
import { damage } from '../../releases/damage'
import { jsonOf, runIn } from './testing/runIn'

const binary = findNatsServer()

describe('without a store', () => {
  test.each([
    [['releases', 'aurora'], 'MARQUEE_STORE'],
    [['releases', 'aurora', '--store', 'http://x'], 'host:port'],
    [['assign', 'aurora'], 'Name a brand and a release'],
    [['assign', 'aurora', 'latest', '--all'], 'Name a brand and a release'],
    [['assign', 'aurora', 'latest', '--percent', '101'], 'up to 100'],
    [['assign', 'aurora', 'latest', '--percent', '5', '--hosts', 'a.example'], 'stand alone'],
    [['assign', 'aurora', 'latest', '--from', '2026-12-24T18:00'], 'with the offset'],
    [['assign', 'aurora', 'latest', '--from', '2026-13-24T18:00Z'], 'cannot be read'],
    [['preview', 'aurora', 'latest', '--for', '400d'], 'at most 30d'],
    [['publish'], 'Name the brands to publish'],
    [['publish', 'aurora', '--all'], 'Name the brands to publish'],
    [['publish', 'aurora', '--where', 'group=asia'], '--where picks brands of --all'],
    [['publish', '--all', '--where', 'colour=red'], 'cannot be read'],
    [['retire', 'aurora'], '--yes'],
  ])('%j ends with 2', async (args, words) => {
    const { code, err } = await runIn(args)
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})

describe.skipIf(binary === undefined)('releases from the command line', () => {
  let servers: NatsServers
  let folders: TestFolders
  let env: Record<string, string> = {}
  let count = 0
  beforeAll(async () => {
    servers = await startNats(binary ?? '')
  })
  afterAll(() => servers.close())
  beforeEach(async () => {
    folders = await createTestFolders()
    onTestFinished(() => folders.cleanUp())
    env = {
      MARQUEE_STORE: servers.servers,
      MARQUEE_STORE_NAME: `cli-${++count}`,
      MARQUEE_BRANDS_DIR: folders.dir,
      MARQUEE_OPERATOR: 'mei',
    }
  })
  const brand = (...args: string[]) => runIn(args, { env })
  const right = { name: 'Comet', merchant: 'comet', languages: { default: 'en', supported: ['en'] } }
  const write = (id: string, more: object = {}) =>
    folders.write(id, { 'brand.json': { ...right, merchant: id, ...more } })
  const publish = async (id: string): Promise<string> => {
    const { published } = jsonOf(await brand('publish', id, '--json')) as { published: { release: string }[] }
    return published[0]?.release ?? ''
  }
  const notesOf = (ran: Awaited<ReturnType<typeof brand>>) => (jsonOf(ran) as { notes: readonly string[] }).notes
  const open = async () => {
    const store = await openNatsStore(
      { servers: env['MARQUEE_STORE'] ?? '', name: env['MARQUEE_STORE_NAME'] ?? '' },
      { isOperator: true },
    )
    onTestFinished(() => store.close())
    return store
  }

  test('what can be the id of no brand ends in one line that says so, whichever command is given it', async () => {
    for (const id of ['../x', '', '-', 'a.b', 'a b', 'constructor*', '\u001b[31mred'])
      for (const args of [
        ['releases', id],
        ['history', id],
        ['assign', id, 'latest'],
        ['rollback', id],
        ['preview', id, 'latest'],
        ['publish', id],
        ['retire', id, '--yes'],
      ]) {
        const { code, err } = await brand(...args)
        expect([args, code, err.split('\n').length]).toEqual([args, 2, 1])
        expect(err).toMatch(/brand|cannot be read/)
        expect(err).not.toContain('\u001b')
      }
  })

  test('publish refuses what check refuses, and puts nothing into the store', async () => {
    await write('comet', { layout: { header: 'rial' } })
    const { code, out } = await brand('publish', 'comet')
    expect(code).toBe(1)
    expect(out).toContain('$.layout.header')
    expect(out).toContain('Nothing was published')
    await write('onyx')
    expect((await brand('publish', 'onyx', 'comet')).code).toBe(1)
    expect((await brand('releases', 'onyx')).err).toContain('there is no store')
  })

  test('commands that read make no store: they say that there is none at the address', async () => {
    await write('comet')
    for (const args of [
      ['releases', 'comet'],
      ['history', 'comet'],
      ['preview', 'comet', 'latest'],
      ['assign', 'comet', 'latest', '--dry-run'],
      ['assign', 'comet', 'latest'],
      ['rollback', 'comet'],
    ]) {
      const { code, err } = await brand(...args)
      expect(code, args.join(' ')).toBe(1)
      expect(err).toContain(`there is no store "${env['MARQUEE_STORE_NAME']}" at ${servers.servers}`)
    }
    const nc = await connect({ servers: servers.servers })
    onTestFinished(() => nc.close())
    const streams = await (await jetstreamManager(nc)).streams.names().next()
    expect(streams.filter((each) => each.includes(env['MARQUEE_STORE_NAME'] ?? '?'))).toEqual([])
  })

  test('published and assigned to nobody: said so, not that nothing was published', async () => {
    await write('comet')
    await publish('comet')
    for (const verb of ['history', 'rollback']) {
      const { code, err } = await brand(verb, 'comet')
      expect([verb, code]).toEqual([verb, 1])
      expect(err).toContain('Nobody sees "comet": none of its releases was assigned.')
      expect((await brand(verb, 'nobrand')).err).toContain('Nothing has been published for "nobrand"')
      expect((await brand(verb, 'comte')).err).toContain('Did you mean "comet"?')
    }
  })

  test('a dry run where there is no store yet: all would be published, the store would be made, and is not', async () => {
    await write('comet')
    await write('onyx')
    for (const [args, ids] of [
      [['--all'], ['comet', 'onyx']],
      [['comet'], ['comet']],
    ] as const) {
      const { code, out, err } = await brand('publish', ...args, '--dry-run')
      expect([code, err]).toEqual([0, ''])
      for (const id of ids) expect(out).toMatch(new RegExp(`${id} +publish [0-9a-f]{12}`))
      expect(out).toContain(`there is no store "${env['MARQUEE_STORE_NAME']}"`)
      expect(out).toContain('Nothing was published.')
    }
    expect(jsonOf(await brand('publish', '--all', '--dry-run', '--json'))).toMatchObject({
      ok: true,
      plans: [{ id: 'comet' }, { id: 'onyx' }],
      isStoreMissing: true,
    })
    expect((await brand('releases', 'comet')).err).toContain('there is no store')
  })

  test('a long note is cut in the table, and whole in --json', async () => {
    const note = 'Winter banner. '.repeat(20).trim()
    await write('comet')
    await brand('publish', 'comet', '--note', note)
    const { out } = await brand('releases', 'comet')
    expect(out).toContain('Winter banner. Winter')
    expect(out.split('\n').every((line) => line.length < 150)).toBe(true)
    expect(out).toContain('…')
    const { releases } = jsonOf(await brand('releases', 'comet', '--json')) as { releases: { note: string }[] }
    expect(releases[0]?.note).toBe(note)
  })

  test('a change that a brand does not have yet is no change that was taken back already', async () => {
    await write('comet')
    await publish('comet')
    await brand('assign', 'comet', 'latest')
    const { code, err } = await brand('rollback', 'comet@999')
    expect([code, err]).toEqual([1, expect.stringContaining('"comet" has no change #999: its last is #') as string])
    expect((await brand('rollback', 'nobrand@3')).code).toBe(1)
  })

  test('a base alone is not published: those that extend it are named', async () => {
    await write('group', { abstract: true })
    await write('comet', { extends: 'group' })
    const { code, err } = await brand('publish', 'group')
    expect(code).toBe(2)
    expect(err).toContain('publish those that extend it, comet')
  })

  test('domains that the environment changes are assigned with the same release', async () => {
    await write('comet')
    const first = await publish('comet')
    await brand('assign', 'comet', 'latest')
    const file = path.join(folders.dir, 'environment.json')
    await writeFile(file, JSON.stringify({ comet: { domains: ['www.comet.example'] } }))
    env = { ...env, MARQUEE_ENV_FILE: file }
    expect(await publish('comet')).toBe(first)
    expect((await brand('assign', 'comet', 'latest')).code).toBe(0)
    const written = await (await open()).pointer('comet')
    expect(written?.read).toMatchObject({
      pointer: { current: first, releases: [{ release: first, hosts: ['comet.localhost', 'www.comet.example'] }] },
    })
    expect(await brand('assign', 'comet', 'latest')).toMatchObject({
      out: expect.stringContaining('nothing to change') as string,
    })
  })

  test('published, assigned to some, to all, and taken back; releases and history say so', async () => {
    await write('comet')
    const first = await publish('comet')
    expect((await brand('assign', 'comet', 'latest')).code).toBe(0)
    await write('comet', { layout: { header: 'rail' } })
    await folders.write('comet', { 'pages/terms.en.md': '# Terms\n\nNew terms.\n' })
    const { out: said } = await brand('publish', 'comet', '--note', 'rail on the left')
    const second = await publish('comet')
    expect(second).not.toBe(first)
    expect(said).toContain(second.slice(0, 12))
    expect((await brand('assign', 'comet', second.slice(0, 8), '--percent', '5', '--by', 'amir')).code).toBe(0)
    const { out: list } = await brand('releases', 'comet')
    expect(list).toMatch(new RegExp(`${second.slice(0, 12)} .* mei +5 % +rail on the left`))
    expect(list).toMatch(new RegExp(`${first.slice(0, 12)} .* all`))
    await brand('assign', 'comet', 'latest')
    const { out: history } = await brand('history', 'comet')
    expect(history).toMatch(/#\d+ {2}amir {2}assign [0-9a-f]{12} to 5 %/)
    expect(history).toContain('brand.json layout.header  nothing → "rail"')
    expect(history).toContain('pages/terms.en.md')
    expect((await brand('rollback', 'comet')).out).toContain(`rollback to assign ${second.slice(0, 12)} to 5 %`)
    expect((await brand('rollback', 'comet')).out).toContain(`rollback to assign ${first.slice(0, 12)} to all`)
    expect((await brand('rollback', 'comet')).code).toBe(1)
    const { changes } = jsonOf(await brand('history', 'comet', '--json', '--last', '2')) as {
      changes: { by: string }[]
    }
    expect(changes).toHaveLength(2)
  })

  test('a change is made over the one that was looked at, or not at all', async () => {
    await write('comet')
    await publish('comet')
    expect((await brand('assign', 'comet', 'latest', '--over', '7')).err).toContain('it shows nothing yet')
    await brand('assign', 'comet', 'latest')
    await write('comet', { layout: { header: 'rail' } })
    await publish('comet')
    const [, seen = ''] = /#(\d+)/.exec((await brand('history', 'comet')).out) ?? []
    // somebody else, in the meantime
    await brand('assign', 'comet', 'latest', '--percent', '5')
    const { out: now } = await brand('history', 'comet')
    for (const args of [
      ['rollback', 'comet'],
      ['assign', 'comet', 'latest'],
    ]) {
      const { code, err } = await brand(...args, '--over', seen)
      expect([code, err]).toEqual([1, expect.stringContaining(`"comet" is not at change #${seen}`)])
    }
    expect((await brand('history', 'comet')).out).toBe(now)
    const [, last = ''] = /#(\d+)/.exec(now) ?? []
    expect((await brand('rollback', 'comet', '--over', `#${last}`)).out).toContain('rollback to assign')
    expect((await brand('rollback', 'comet', '--over', 'last')).code).toBe(2)
    expect((await brand('rollback', 'comet', 'jade', '--over', '1')).code).toBe(2)
  })

  test('retired: shown to nobody, known to history and releases, and brought back by rollback or assign', async () => {
    await write('comet')
    expect((await brand('retire', 'comet', '--yes')).err).toContain('there is no store')
    const release = await publish('comet')
    expect((await brand('retire', 'comte', '--yes')).err).toContain('Did you mean "comet"?')
    expect((await brand('retire', 'comet', '--yes')).err).toContain('none of its releases was assigned')
    await brand('assign', 'comet', 'latest')
    const store = await open()
    const before = await store.pointer('comet')
    for (const typed of ['onyx', undefined]) {
      const asked = await runIn(['retire', 'comet'], { env, interactive: true, ask: () => Promise.resolve(typed) })
      expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('Nothing was changed') as string])
      expect(asked.out).toContain('comet.localhost')
    }
    expect((await brand('retire', 'comet', '--yes', '--over', '999')).err).toContain('is not at change #999')
    expect(await store.pointer('comet')).toEqual(before)
    const asked = await runIn(['retire', 'comet'], { env, interactive: true, ask: () => Promise.resolve('comet') })
    expect([asked.code, asked.out]).toEqual([0, expect.stringContaining('retired  #') as string])
    expect((await store.pointer('comet'))?.read).toMatchObject({ pointer: { brand: 'comet', hosts: {}, schedule: [] } })
    expect((await brand('releases', 'comet')).out).toMatch(/Retired \S+ by mei: it answers on no host/)
    expect((await brand('history', 'comet')).out).toMatch(/mei {2}retire/)
    expect((await brand('retire', 'comet', '--yes')).out).toContain('retired already')
    expect((await brand('assign', 'comet', 'latest', '--percent', '5')).err).toContain('nobody sees the brand yet')
    expect((await brand('rollback', 'comet')).out).toContain('rollback to assign')
    expect((await store.pointer('comet'))?.read).toMatchObject({
      pointer: { current: release, hosts: { 'comet.localhost': expect.any(Number) as number } },
    })
    const { hosts } = jsonOf(await brand('retire', 'comet', '--yes', '--json')) as { hosts: unknown }
    expect(hosts).toEqual(['comet.localhost'])
    expect((await brand('assign', 'comet', 'latest')).code).toBe(0)
    expect((await brand('releases', 'comet')).out).not.toContain('Retired')
  })

  test('what is over is not listed as if it were to come, and what is under way is said to be', async () => {
    await write('comet')
    const release = await publish('comet')
    const record = (await (await open()).records('comet'))[0]
    if (!record) throw new Error('not published')
    const [hour, now] = [3_600_000, Date.now()]
    const store = await open()
    const show = async (from: number, until: number | undefined, madeAt: number) => {
      const there = await store.pointer('comet')
      const last = there && 'pointer' in there.read ? { ...there, pointer: there.read.pointer } : undefined
      const made = assign('comet', last, record, { type: 'period', from, until }, { by: 'mei', now: madeAt })
      if (!('pointer' in made)) throw new Error(JSON.stringify(made))
      await store.write(made.pointer, there?.revision)
    }
    const shownTo = async () => {
      const { releases } = jsonOf(await brand('releases', 'comet', '--json')) as { releases: { shownTo: string[] }[] }
      return releases[0]?.shownTo
    }
    await show(now - 3 * hour, now - 2 * hour, now - 4 * hour)
    expect(await shownTo()).toEqual([])
    await show(now - hour, now + hour, now - 4 * hour)
    await show(now + 2 * hour, undefined, now - 4 * hour)
    expect(await shownTo()).toEqual([
      expect.stringMatching(/^all, now until /) as string,
      expect.stringMatching(/^all from \S+$/) as string,
    ])
    expect(release).toBe(record.release)
  })

  test('signs that speak to the terminal are shown, not obeyed, in releases and history', async () => {
    const sly = '\u001b[2Jgone\u202e\u0007\nassign 0 to all'
    await write('comet')
    await brand('publish', 'comet', '--note', sly, '--by', sly)
    await brand('assign', 'comet', 'latest', '--by', sly)
    for (const args of [
      ['releases', 'comet'],
      ['history', 'comet'],
    ]) {
      const { out } = await brand(...args)
      expect(out).toContain('\\u001b[2Jgone\\u202e\\u0007\\u000aassign 0')
      expect(out.split('\n').every((line) => !/[\p{Cc}\p{Cf}]/u.test(line))).toBe(true)
    }
  })

  test('latest is what was published last, though it had been published before', async () => {
    await write('comet')
    const first = await publish('comet')
    await brand('assign', 'comet', 'latest')
    await write('comet', { layout: { header: 'rail' } })
    await publish('comet')
    await brand('assign', 'comet', 'latest')
    await write('comet')
    expect(await publish('comet')).toBe(first)
    expect((await brand('assign', 'comet', 'latest')).out).toContain(`assign ${first.slice(0, 12)} to all`)
    expect((await brand('releases', 'comet')).out.split('\n')[1]).toContain(first.slice(0, 12))
  })

  test('times: one that overlaps or ends before it begins is refused', async () => {
    await write('comet')
    await publish('comet')
    await brand('assign', 'comet', 'latest')
    const timed = (from: string, until: string) => brand('assign', 'comet', 'latest', '--from', from, '--until', until)
    expect((await timed('2099-12-24T18:00+08:00', '2099-12-26T00:00+08:00')).code).toBe(0)
    expect((await timed('2099-12-25T00:00Z', '2099-12-27T00:00Z')).err).toContain('overlaps with that of')
    expect((await timed('2099-12-29T00:00Z', '2099-12-28T00:00Z')).err).toContain('before it begins')
    expect((await brand('assign', 'comet', 'latest', '--only')).code).toBe(0)
    expect((await brand('releases', 'comet')).out).not.toContain('2099')
    expect((await brand('assign', 'comet', 'latest', '--until', '2020-01-01T00:00Z')).err).toContain('before it begins')
  })

  test('a release that is not there, a brand that was not published, a host that it has not', async () => {
    await write('comet')
    await publish('comet')
    expect((await brand('assign', 'comet', 'ffffff')).err).toContain('has no release "ffffff"')
    expect((await brand('assign', 'comte', 'latest')).err).toContain(
      'Nothing has been published for "comte". Did you mean "comet"?',
    )
    expect((await brand('assign', 'comet', 'latest', '--hosts', 'www.x.example')).err).toContain(
      'it has comet.localhost',
    )
    await brand('assign', 'comet', 'latest')
    expect((await brand('rollback', 'comet')).err).toContain('nothing before')
  })

  test('a key that is no JSON is written over, from what was there before', async () => {
    await write('comet')
    const first = await publish('comet')
    await brand('assign', 'comet', 'latest')
    await write('comet', { layout: { header: 'rail' } })
    const second = await publish('comet')
    await brand('assign', 'comet', 'latest')
    const nc = await connect({ servers: servers.servers })
    onTestFinished(() => nc.close())
    const kv = await new Kvm(nc).open(`${env['MARQUEE_STORE_NAME']}_brands`)
    await kv.put('comet', 'oops')
    expect((await brand('releases', 'comet')).out).toMatch(new RegExp(`${second.slice(0, 12)} .* all`))
    expect((await brand('rollback', 'comet')).out).toContain(`rollback to assign ${first.slice(0, 12)} to all`)
    await kv.put('comet', 'oops')
    const { code, out } = await brand('assign', 'comet', 'latest')
    expect([code, out]).toEqual([0, expect.stringContaining('and is written over')])
    await kv.put('comet', 'oops')
    expect((await brand('assign', '--all', '--pause', '0', '--unheard')).out).toContain('1 of 1 brands were changed')
    expect((await (await open()).pointer('comet'))?.read).toMatchObject({ pointer: { current: second } })
    // of a version to come: that is no mistake
    await kv.put('comet', '{"store":2}')
    for (const args of [['--all'], ['comet', 'latest']])
      expect((await brand('assign', ...args)).err).toContain('"comet": it is of version 2')
    expect((await brand('rollback', 'comet')).code).toBe(1)
  })

  test('two publishers at once: the same release once, and both are told', async () => {
    await write('comet')
    const both = await Promise.all([brand('publish', 'comet', '--json'), brand('publish', 'comet', '--json')])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    const published = both.map(
      (each) => (jsonOf(each) as { published: { release: string; isNew: boolean }[] }).published[0],
    )
    expect(new Set(published.map((each) => each?.release)).size).toBe(1)
    expect(published.filter((each) => each?.isNew)).toHaveLength(1)
    const assigned = await Promise.all([brand('assign', 'comet', 'latest'), brand('assign', 'comet', 'latest')])
    expect(assigned.map(({ code }) => code)).toContain(0)
    // the other came right after, and had nothing to change, or at the same moment, and was refused
    for (const { code, out, err } of assigned)
      expect(code === 0 ? out : err).toMatch(
        code === 0 ? /assign [0-9a-f]{12} to all|nothing to change/ : /somebody else changed "comet"/,
      )
    const { changes } = jsonOf(await brand('history', 'comet', '--json')) as { changes: unknown[] }
    expect(changes).toHaveLength(1)
  })

  test('publish of what was damaged in the store puts it back, and says so', async () => {
    await write('comet')
    const release = await publish('comet')
    const store = await open()
    const nc = await connect({ servers: servers.servers })
    onTestFinished(() => nc.close())
    const manifest = await store.content.get(release)
    await damage(nc, env['MARQUEE_STORE_NAME'] ?? '', release, manifest, 'no JSON beside it')
    const again = await brand('publish', 'comet')
    expect([again.code, again.err]).toEqual([0, ''])
    expect(again.out).toContain('it was published before; 1 file missing or altered in the store, put back')
    expect(hashOf(await store.content.get(release))).toBe(release)
    expect((await brand('publish', 'comet')).out).not.toContain('put back')
  })

  test('a store whose disk is full takes nothing, says so, and has what it had', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'marquee-full-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    const small = await startNats(binary ?? '', 1, () => `jetstream { store_dir: "${dir}", max_file_store: 600KB }`)
    onTestFinished(() => small.close())
    env['MARQUEE_STORE'] = small.servers
    await write('comet')
    const first = await publish('comet')
    expect((await brand('assign', 'comet', 'latest')).code).toBe(0)
    const store = await open()
    const fill = async () => {
      for (;;) {
        const bytes = crypto.getRandomValues(new Uint8Array(50_000))
        await store.content.put(hashOf(bytes), bytes)
      }
    }
    await expect(fill()).rejects.toThrow('no room left')
    await write('comet', { name: 'Comet two' })
    const history = jsonOf(await brand('history', 'comet', '--json'))
    for (const args of [
      ['publish', 'comet'],
      ['assign', 'comet', 'latest', '--hosts', 'comet.localhost'],
    ]) {
      const { code, err } = await brand(...args)
      expect([code, args[0]]).toEqual([1, args[0]])
      expect(err).toContain('no room left')
    }
    expect(jsonOf(await brand('history', 'comet', '--json'))).toEqual(history)
    const { releases } = jsonOf(await brand('releases', 'comet', '--json')) as { releases: { release: string }[] }
    expect(releases.map(({ release }) => release)).toEqual([first])
    expect(hashOf(await store.content.get(first))).toBe(first)
  })

  test('a host that another brand had first is named to whoever assigns', async () => {
    const domains = ['www.comet.example']
    await write('comet', { domains })
    await publish('comet')
    // in another's folder of brands, nobody has the host
    await write('comet')
    await write('onyx', { domains })
    await publish('onyx')
    const notes = notesOf(await brand('assign', 'comet', 'latest', '--json'))
    expect(notes).toEqual([])
    const taken = 'onyx: does not answer on www.comet.example: "comet" had it first'
    expect(notesOf(await brand('assign', 'onyx', 'latest', '--json'))).toEqual([taken])
  })

  test('a host that another brand took while one was retired is named to whoever brings it back', async () => {
    const domains = ['www.comet.example']
    await write('comet', { domains })
    await publish('comet')
    await brand('assign', 'comet', 'latest')
    await brand('retire', 'comet', '--yes')
    await write('comet')
    await write('onyx', { domains })
    await publish('onyx')
    await brand('assign', 'onyx', 'latest')
    const taken = 'does not answer on www.comet.example: "onyx" had it first'
    const { code, out } = await brand('rollback', 'comet')
    expect([code, out]).toEqual([0, expect.stringContaining(taken) as string])
    await brand('retire', 'comet', '--yes')
    expect(notesOf(await brand('rollback', 'comet', '--json'))).toEqual([`comet: ${taken}`])
  })

  test('links to previews are revoked, those of every brand', async () => {
    await write('comet')
    await publish('comet')
    const store = await open()
    const before = await store.previewKey()
    expect((await brand('preview', 'comet', '--revoke')).code).toBe(2)
    expect(await store.previewKey()).toEqual(before)
    const { code, out } = await brand('preview', '--revoke')
    expect([code, out]).toEqual([0, expect.stringContaining('within half a minute')])
    const after = await store.previewKey()
    expect(after).toHaveLength(32)
    expect(after).not.toEqual(before)
    expect((await brand('preview')).code).toBe(2)
  })

  test('a link to a preview names a host of the brand, and is signed', async () => {
    await write('comet', { domains: ['www.comet.example'] })
    const release = await publish('comet')
    const { link, until } = jsonOf(await brand('preview', 'comet', 'latest', '--for', '30m', '--json')) as {
      link: string
      until: number
    }
    const url = new URL(link)
    expect(url.origin + url.pathname).toBe('https://www.comet.example/edge/preview')
    expect(until - Date.now()).toBeGreaterThan(29 * 60_000)
    const key = await (await open()).previewKey()
    expect(await readPreview(url.searchParams.get('link') ?? '', key, Date.now())).toMatchObject({
      brand: 'comet',
      release,
    })
    expect((await brand('preview', 'comet', 'latest', '--origin', 'https://other.example')).code).toBe(2)
    const here = await brand('preview', 'comet', 'latest', '--origin', 'http://comet.localhost:4620')
    expect(here.out).toContain('http://comet.localhost:4620/edge/preview?link=')
  })

  describe('many brands', () => {
    const many = ['aa', 'bb', 'cc']
    beforeEach(async () => {
      await write('asia', { abstract: true })
      for (const id of many) await write(id, { extends: 'asia' })
      await write('zz')
      await brand('publish', ...many, 'zz')
    })

    test('publish --all: all are checked first, those that --where picks go in, and a dry run only says so', async () => {
      const published = async (id: string) => (await (await open()).records(id)).length
      for (const id of many) await write(id, { extends: 'asia', tagline: 'new' })
      const dry = await brand('publish', '--all', '--where', 'group=asia', '--dry-run')
      expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('Nothing was published.') as string])
      for (const id of many) expect(dry.out).toMatch(new RegExp(`${id} +publish [0-9a-f]{12}`))
      expect(dry.out).not.toContain('zz')
      expect((await brand('publish', '--all', '--where', 'id=z*', '--dry-run')).out).toMatch(/zz +nothing new/)
      expect(await published('aa')).toBe(1)
      const { code, out, err } = await brand('publish', '--all', '--where', 'group=asia', '--note', 'new tagline')
      expect([code, err]).toEqual([0, '1 of 3\n2 of 3\n3 of 3'])
      for (const id of many) expect(out).toMatch(new RegExp(`^${id} [0-9a-f]{12}  \\d+ of \\d+ files were new`, 'm'))
      expect(out).toContain('3 of 3 brands were published: 3 new, 0 as before.')
      expect([await published('aa'), await published('zz')]).toEqual([2, 1])
      // the base is no brand of its own
      const all = await brand('publish', '--all')
      expect(all.out).toContain('4 of 4 brands were published: 0 new, 4 as before.')
      expect((await brand('publish', '--all', '--where', 'group=europe')).err).toContain('No brand matches')
      // what cannot be read may be of the group
      await folders.write('bb', { 'brand.json': '{' })
      await write('aa', { extends: 'asia', tagline: 'newer' })
      for (const where of ['group=asia', 'language=en']) {
        const refused = await brand('publish', '--all', '--where', where)
        expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('Nothing was published') as string])
      }
      expect(await published('aa')).toBe(2)
      expect((await brand('publish', '--all', '--where', 'id=aa')).code).toBe(0)
      expect(await published('aa')).toBe(3)
    })

    test('publish --all stops at the first that cannot be published, or on Ctrl-C, and says what was', async () => {
      for (const id of many) await write(id, { extends: 'asia', tagline: 'new' })
      const { release } = packRelease(
        'bb',
        readBrands(folders.dir).resolved.get('bb')?.chain ?? [],
        () => new Uint8Array(),
      )
      const store = await open()
      const [known] = await store.records('bb')
      if (!known) throw new Error('not published')
      await store.record({ ...known, release: release.slice(0, 12).padEnd(64, 'f') })
      const args = ['publish', '--all', '--where', 'group=asia', '--json']
      const { code, out } = await brand(...args)
      expect([code, JSON.parse(out)]).toMatchObject([
        1,
        { ok: false, published: [{ id: 'aa', isNew: true }], stopped: expect.stringContaining('"bb"') },
      ])
      expect(await store.records('cc')).toHaveLength(1)
      let press: () => void = () => undefined
      const pressed = await runIn(['publish', '--all', '--where', 'id=aa*', '--where', 'group=asia'], {
        env,
        onInterrupt: (act) => {
          press = act
          press()
          return () => undefined
        },
      })
      expect([pressed.code, pressed.err]).toEqual([1, expect.stringContaining('interrupted') as string])
    })

    test('a retired brand is left alone by assign --all', async () => {
      await brand('assign', '--all', '--pause', '0', '--unheard')
      await brand('retire', 'bb', '--yes')
      for (const id of many) await write(id, { extends: 'asia', tagline: 'new' })
      await brand('publish', '--all')
      const { code, out } = await brand('assign', '--all', '--pause', '0', '--unheard')
      expect([code, out]).toEqual([0, expect.stringContaining('bb: is retired, and stays so') as string])
      expect((await (await open()).pointer('bb'))?.read).toMatchObject({ pointer: { hosts: {}, byHost: [] } })
    })

    test('a dry run says what would be done, and does nothing', async () => {
      const { code, out } = await brand('assign', '--all', '--where', 'group=asia', '--dry-run')
      expect(code).toBe(0)
      for (const id of many) expect(out).toMatch(new RegExp(`${id} +assign [0-9a-f]{12} to all`))
      expect(out).not.toContain('zz')
      expect((await (await open()).pointers()).size).toBe(0)
    })

    test('those that are picked are changed, with their progress', async () => {
      const { code, out, err } = await brand('assign', '--all', '--where', 'group=asia', '--pause', '0', '--unheard')
      expect(code).toBe(0)
      expect(out).toContain('3 of 3 brands were changed')
      expect(err).toContain('3 of 3')
      expect([...(await (await open()).pointers()).keys()].sort()).toEqual(many)
      expect((await brand('assign', '--all', '--where', 'id=z*', '--pause', '0', '--unheard')).out).toContain('1 of 1')
      expect((await brand('assign', '--all', '--where', 'group=europe')).code).toBe(1)
      expect((await brand('assign', '--all', '--where', 'colour=red')).code).toBe(2)
    })

    test('where one cannot be done, none is', async () => {
      const { code, err } = await brand('assign', '--all', '--percent', '5', '--pause', '0')
      expect(code).toBe(1)
      expect(err).toContain('nobody sees the brand yet')
      expect((await (await open()).pointers()).size).toBe(0)
    })

    test('several are taken back, or none; by their changes, as often as it is typed', async () => {
      await brand('assign', 'aa', 'latest')
      await brand('assign', 'bb', 'latest')
      for (const id of ['aa', 'cc']) await write(id, { extends: 'asia', tagline: 'new' })
      await brand('publish', 'aa', 'cc')
      await brand('assign', 'aa', 'latest')
      await brand('assign', 'cc', 'latest')
      const store = await open()
      const before = await store.pointers()
      const refused = await brand('rollback', 'aa', 'bb')
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('nothing before what "bb"') as string])
      expect(refused.err).toContain('Nothing was changed.')
      expect(await store.pointers()).toEqual(before)
      const file = path.join(folders.dir, 'changes.txt')
      await writeFile(file, `aa@${before.get('aa')?.revision}\n`)
      const taken = await brand('rollback', '--file', file)
      expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('rollback to assign') as string])
      const again = await brand('rollback', '--file', file)
      expect([again.code, again.out]).toEqual([0, expect.stringContaining('left as it is') as string])
      expect((await brand('history', 'aa', '--json')).out.match(/rollback to/g)).toHaveLength(1)
      expect((await brand('rollback')).code).toBe(2)
      expect((await brand('rollback', 'aa@1', '--over', '1')).code).toBe(2)
    })

    /** What an edge of the product is to the store, without its pages. */
    const startEdge = () => {
      const address = { servers: env['MARQUEE_STORE'] ?? '', name: env['MARQUEE_STORE_NAME'] ?? '' }
      const source = createReleaseSource({
        open: () => openNatsStore(address, { isOperator: false, isPatient: true, lookMs: 300 }),
        environment: readEnvironment({ variables: {} }),
      })
      onTestFinished(() => source.close())
      const visit = async (id: string, status: number) => {
        const url = new URL(`http://${id}.localhost/`)
        const found = await source.find({ host: url.host, url, cookies: '', secure: false })
        if (found?.type === 'brand') found.onAnswer?.(status, true)
        return found?.type
      }
      return { ...source, visit }
    }
    /** Shown to all, with a new release to be shown. */
    const renew = async () => {
      await brand('assign', '--all', '--pause', '0', '--unheard')
      for (const id of many) await write(id, { extends: 'asia', tagline: 'new' })
      await brand('publish', ...many)
    }

    test('it stops where visitors of a changed brand meet more failures, and says how to take back what was changed', async () => {
      await renew()
      const edge = startEdge()
      await expect.poll(() => edge.unready()).toBeUndefined()
      const store = await open()
      const before = await store.pointers()
      const isChanged = async (id: string) => (await store.pointer(id))?.revision !== before.get(id)?.revision
      const assigning = brand('assign', '--all', '--where', 'group=asia', '--pause', '2')
      let isDone = false
      void assigning.finally(() => (isDone = true))
      while (!isDone) {
        for (const id of many) await edge.visit(id, id === 'bb' && (await isChanged('bb')) ? 500 : 200)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      const { code, err } = await assigning
      expect(code).toBe(1)
      expect(err).toMatch(/"bb" fails more often: \d+ of \d+ answers failed, 0 of \d+ before/)
      const [, command = ''] = /npm run brand -- (rollback .*)/.exec(err) ?? []
      expect(command).toMatch(/^rollback aa@\d+ bb@\d+$/)
      expect((await brand(...command.split(' '))).code).toBe(0)
      expect((await brand('history', 'aa', '--json', '--last', '1')).out).toContain('rollback to')
    })

    test('it stops where an edge cannot show a release, and where no edge is heard', async () => {
      await renew()
      const unheard = await brand('assign', '--all', '--where', 'group=asia', '--pause', '0')
      expect([unheard.code, unheard.err]).toEqual([1, expect.stringContaining('no edge is heard') as string])
      const edge = startEdge()
      await expect.poll(() => edge.unready()).toBeUndefined()
      for (const id of many) expect(await edge.visit(id, 200)).toBe('brand')
      const store = await open()
      const [newest] = await store.records('aa')
      const nc = await connect({ servers: servers.servers })
      onTestFinished(() => nc.close())
      await damage(nc, env['MARQUEE_STORE_NAME'] ?? '', newest?.release ?? '', new Uint8Array(), 'deleted')
      const { code, err } = await brand('assign', '--all', '--where', 'group=asia', '--pause', '4')
      expect([code, err]).toEqual([1, expect.stringContaining('an edge cannot show release') as string])
      expect(err).toContain('rollback aa@')
    })

    test('Ctrl-C: what was changed is told, with what takes it back', async () => {
      await renew()
      let press: () => void = () => undefined
      const args = ['assign', '--all', '--where', 'group=asia', '--pause', '0', '--unheard', '--json']
      const { code, out } = await runIn(args, {
        env,
        onInterrupt: (act) => {
          press = act
          return () => undefined
        },
        err: (text) => {
          if (text.startsWith('1 of 3')) press()
        },
      })
      expect([code, JSON.parse(out)]).toMatchObject([
        1,
        { ok: false, stopped: 'interrupted', done: [{ id: 'aa' }], takeBack: expect.stringContaining('rollback aa@') },
      ])
    })

    test('Ctrl-C where nothing was shown before: those that cannot be taken back are named, and how to go on', async () => {
      let press: () => void = () => undefined
      const said: string[] = []
      const { code } = await runIn(['assign', '--all', '--where', 'group=asia', '--pause', '0', '--unheard'], {
        env,
        onInterrupt: (act) => {
          press = act
          return () => undefined
        },
        err: (text) => {
          said.push(text)
          if (text.startsWith('2 of 3')) press()
        },
      })
      expect(code).toBe(1)
      expect(said.join('\n')).toContain('Stopped: interrupted. Typed again, the command goes on from there')
      expect(said.join('\n')).toMatch(/Nothing was shown before of aa, bb: /)
      const again = await brand('assign', '--all', '--where', 'group=asia', '--pause', '0', '--unheard')
      expect([again.code, again.out]).toEqual([0, expect.stringContaining('1 of 1 brands were changed') as string])
    })

    test('where no brand matches, what there is to match is listed', async () => {
      for (const args of [
        ['publish', '--all'],
        ['assign', '--all'],
      ]) {
        const none = await brand(...args, '--where', 'group=nothere')
        expect([none.code, none.err]).toEqual([1, expect.stringContaining('group=nothere; there are asia.') as string])
        const apart = await brand(...args, '--where', 'group=asia', '--where', 'id=zz')
        expect(apart.err).toContain('each matches some, but none matches all')
        expect((await brand(...args, '--where', 'id=aq')).err).toContain('id=aq; there are aa, bb, cc, zz.')
      }
    })

    test('of several that cannot be taken back each has a line, and those that could are named', async () => {
      for (const id of many) await brand('assign', id, 'latest')
      await write('cc', { extends: 'asia', tagline: 'new' })
      await brand('publish', 'cc')
      await brand('assign', 'cc', 'latest')
      const { code, err } = await brand('rollback', ...many)
      expect(code).toBe(1)
      expect(err.split('\n').slice(-3)).toEqual([
        expect.stringMatching(/There is nothing before what "aa" shows now\.$/) as string,
        'There is nothing before what "bb" shows now.',
        'Nothing was changed. These could be taken back: cc.',
      ])
    })
  })
})
