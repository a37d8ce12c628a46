import { beforeEach, expect, test } from 'vitest'
import type { Pointer } from './pointer'
import { StoreAway } from './releaseStore'
import { createVersionQuestions, type VersionQuestions } from './versionQuestions'

const host = 'comet.localhost'
let ms: number
let asked: number
let there: readonly string[]
let isAway: boolean
let waits: (() => void)[]
let ask: VersionQuestions

const versionOf = (sign: string | number) => `${sign}`.padStart(12, '0')

beforeEach(() => {
  ms = asked = 0
  there = []
  waits = []
  isAway = false
  const pointer = async (): Promise<Pointer> => {
    asked += 1
    const releases = there.map((sign) => ({ release: versionOf(sign).padEnd(64, 'f'), hosts: [host] }))
    await Promise.resolve()
    if (isAway) throw new StoreAway('away')
    const change = { by: 'mei', at: 0, what: '' }
    return { store: 1, brand: 'comet', releases, hosts: {}, byHost: [], schedule: [], change }
  }
  ask = createVersionQuestions(
    pointer,
    () => ms,
    () => new Promise((resolve) => waits.push(resolve)),
  )
})

/** A second goes by for whoever waits. */
const goOn = () => {
  ms += 1_000
  waits.splice(0).forEach((end) => end())
}

test('of many versions that nobody has, each is answered, and the store is asked once a second', async () => {
  await ask('comet', versionOf('a'), host)
  ms += 10
  const all = Array.from({ length: 300 }, (_, at) => ask('comet', versionOf(at), host))
  await expect.poll(() => waits.length).toBe(300)
  expect(asked).toBe(1)
  goOn()
  expect(new Set((await Promise.all(all)).map(({ type }) => type))).toEqual(new Set(['none']))
  expect(asked).toBe(2)
})

test('a release that is newer than the last answer is found by who waits for the next one', async () => {
  expect(await ask('comet', versionOf('a'), host)).toEqual({ type: 'none' })
  ms += 10
  there = ['b']
  const waited = ask('comet', versionOf('b'), host)
  await expect.poll(() => waits.length).toBe(1)
  goOn()
  expect(await waited).toEqual({ type: 'known', release: versionOf('b').padEnd(64, 'f') })
})

test('no more than a thousand wait, and those who were answered make room', async () => {
  await ask('comet', versionOf('a'), host)
  for (let times = 0; times < 2; times++) {
    ms += 10
    const all = Array.from({ length: 1_001 }, (_, at) => ask('comet', versionOf(times * 2_000 + at), host))
    await expect.poll(() => waits.length).toBe(1_000)
    goOn()
    const types = (await Promise.all(all)).map(({ type }) => type)
    expect([types.filter((type) => type === 'none').length, types.at(-1)]).toEqual([1_000, 'away'])
  }
})

test('a store that does not answer: nobody waits, and nothing is called missing', async () => {
  isAway = true
  expect(await ask('comet', versionOf('a'), host)).toEqual({ type: 'away' })
  ms += 10
  expect(await ask('comet', versionOf('b'), host)).toEqual({ type: 'away' })
  expect([asked, waits.length]).toEqual([1, 0])
  isAway = false
  ms += 1_000
  expect(await ask('comet', versionOf('a'), host)).toEqual({ type: 'none' })
})
