import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assign, type Audience, type Changed, isRetired, retire, rollback } from './changePointer'
import {
  chooseRelease,
  type CurrentPointer,
  namedReleases,
  type Pointer,
  pointerBytes,
  readPointer,
  standIns,
} from './pointer'
import { currentOf } from './currentOf'
import { bucketOf, canarySide, canarySides, drawCanarySide, isCanarySide } from './canarySide'

const release = (sign: string) => sign.repeat(64)
const [a, b, c] = [release('a'), release('b'), release('c')]
const hosts = ['jade.localhost', 'www.jade.example']
const now = Date.UTC(2026, 11, 1)
const hour = 3_600_000
const who = { by: 'mei', now }
const all: Audience = { type: 'all' }

const pointerOf = (changed: Changed): Pointer => {
  if (!('pointer' in changed)) throw new Error(JSON.stringify(changed))
  return changed.pointer
}
/** A brand after some assignments, each over the one before. */
const after = (...steps: readonly (readonly [string, Audience])[]): CurrentPointer => {
  let standing: CurrentPointer | undefined
  for (const [name, audience] of steps)
    standing = {
      pointer: pointerOf(assign('jade', standing, { release: name, hosts }, audience, who)),
      revision: (standing?.revision ?? 6) + 1,
    }
  if (!standing) throw new Error('no steps')
  return standing
}
const seen = ({ pointer }: { pointer: Pointer }, side = '000', host = 'jade.localhost', at = now) =>
  chooseRelease(pointer, { host, side, now: at })

describe('who sees what', () => {
  test('everybody, and after another everybody the other', () => {
    expect(seen(after([a, all]))).toBe(a)
    expect(seen(after([a, all], [b, all]))).toBe(b)
  })

  test('some first: each side as its number says, until all see it', () => {
    const few = after([a, all], [b, { type: 'percent', percent: 30 }])
    for (let count = 0; count < 200; count++) {
      const side = drawCanarySide()
      expect(seen(few, side)).toBe(bucketOf(side, b) < 30 ? b : a)
    }
    expect(after([a, all], [b, { type: 'percent', percent: 30 }], [b, all]).pointer.canary).toBeUndefined()
  })

  test('one host', () => {
    const one = after([a, all], [b, { type: 'hosts', hosts: ['www.jade.example'] }])
    expect([seen(one), seen(one, '000', 'www.jade.example')]).toEqual([a, b])
    const back = after(
      [a, all],
      [b, { type: 'hosts', hosts: ['www.jade.example'] }],
      [a, { type: 'hosts', hosts: ['www.jade.example'] }],
    )
    expect(back.pointer.byHost).toEqual([{ release: a, hosts: ['www.jade.example'] }])
  })

  test('a time: from its first millisecond to before its last', () => {
    const timed = after([a, all], [b, { type: 'period', from: now + hour, until: now + 2 * hour }])
    const at = [hour - 1, hour, 2 * hour - 1, 2 * hour].map((ms) => seen(timed, '000', 'jade.localhost', now + ms))
    expect(at).toEqual([a, b, b, a])
  })

  test('a time without an end is everybody’s from then on, and is over with the next assignment', () => {
    const timed = after([a, all], [b, { type: 'period', from: now - hour }])
    expect(seen(timed)).toBe(b)
    expect(seen(after([a, all], [b, { type: 'period', from: now - hour }], [c, all]))).toBe(c)
  })

  test('a time without an end that began ends the part of the visitors, whatever is assigned next', () => {
    const timed = after([a, all], [b, { type: 'percent', percent: 100 }], [c, { type: 'period', from: now + hour }])
    expect(seen(timed)).toBe(b)
    const later = { by: 'mei', now: now + 2 * hour }
    const next = pointerOf(
      assign('jade', timed, { release: a, hosts }, { type: 'hosts', hosts: ['www.jade.example'] }, later),
    )
    expect([seen(timed, '000', 'jade.localhost', later.now), next.current, next.canary]).toEqual([c, c, undefined])
  })

  test('a release that does not have the host is not shown there', () => {
    const { pointer } = after([a, all])
    const without = pointerOf(
      assign('jade', { pointer, revision: 7 }, { release: b, hosts: ['jade.localhost'] }, all, who),
    )
    expect(seen({ pointer: without }, '000', 'www.jade.example')).toBeUndefined()
    expect(without.hosts).not.toHaveProperty('www.jade.example')
  })
})

describe('what stands in for a release that cannot be read', () => {
  const inFor = ({ pointer }: CurrentPointer, wanted: string, shownLast?: string) =>
    standIns(pointer, { wanted, host: 'jade.localhost', shownLast })

  test('those that everybody was shown, the latest first', () => {
    expect(inFor(after([a, all], [b, all], [c, all]), c)).toEqual([c, b, a])
    expect(inFor(after([a, all], [b, all], [c, all]), c, a)).toEqual([c, a, b])
  })

  test.each<[string, Audience]>([
    ['a part of the visitors', { type: 'percent', percent: 5 }],
    ['another host', { type: 'hosts', hosts: ['www.jade.example'] }],
    ['a time to come', { type: 'period', from: now + hour }],
  ])('nothing that was only for %s, not after it was taken back either', (_, audience) => {
    const first = after([a, all])
    const some = after([a, all], [b, audience])
    expect(inFor(some, a)).toEqual([a])
    expect(inFor(some, b)).toEqual([b, a])
    const back = { pointer: rollback(some, first.pointer, who), revision: 9 }
    expect(back.pointer.releases.map(({ release }) => release)).toContain(b)
    expect(inFor(back, a)).toEqual([a])
  })
})

describe('what is refused, and why', () => {
  const standing = after([a, all], [b, { type: 'period', from: now + hour, until: now + 3 * hour }])
  test.each<[string, Audience]>([
    ['100.1 is not a percentage', { type: 'percent', percent: 100.1 }],
    ['0 is not a percentage', { type: 'percent', percent: 0 }],
    ['-5 is not a percentage', { type: 'percent', percent: -5 }],
    ['NaN is not a percentage', { type: 'percent', percent: Number.NaN }],
    ['does not have the host "www.other.example"', { type: 'hosts', hosts: ['www.other.example'] }],
    ['before it begins', { type: 'period', from: now + 2 * hour, until: now + hour }],
    ['before it begins', { type: 'period', from: now + hour, until: now + hour }],
    ['the time is over', { type: 'period', from: now - 2 * hour, until: now - hour }],
    ['overlaps with that of bbbbbbbbbbbb', { type: 'period', from: now, until: now + hour + 1 }],
    ['overlaps with that of bbbbbbbbbbbb', { type: 'period', from: now + 2 * hour }],
    ['cannot be read', { type: 'period', from: Number.NaN }],
  ])('%s: %j', (words, audience) => {
    expect(assign('jade', standing, { release: c, hosts }, audience, who)).toMatchObject({
      problem: expect.stringContaining(words) as string,
    })
  })

  test('a part of the visitors, where nobody sees the brand, or all see the release', () => {
    const some: Audience = { type: 'percent', percent: 5 }
    expect(assign('jade', undefined, { release: a, hosts }, some, who)).toHaveProperty('problem')
    expect(assign('jade', after([a, all]), { release: a, hosts }, some, who)).toHaveProperty('problem')
  })

  test('a time right after another does not overlap with it', () => {
    const next: Audience = { type: 'period', from: now + 3 * hour, until: now + 4 * hour }
    expect(assign('jade', standing, { release: c, hosts }, next, who)).toHaveProperty('pointer')
  })
})

test('what is so already is no change', () => {
  expect(assign('jade', after([a, all]), { release: a, hosts }, all, who)).toEqual({ same: true })
  // as where the environment gives its folder another domain
  expect(assign('jade', after([a, all]), { release: a, hosts: ['new.example'] }, all, who)).toMatchObject({
    pointer: {
      hosts: { 'new.example': expect.any(Number) as number },
      releases: [{ release: a, hosts: ['new.example'] }],
    },
  })
})

test('to all alone: hosts and times show nothing else any more', () => {
  const many = after(
    [a, all],
    [b, { type: 'hosts', hosts: ['www.jade.example'] }],
    [b, { type: 'period', from: now - hour, until: now + hour }],
    [c, { type: 'all', alone: true }],
  )
  expect(many.pointer).toMatchObject({ current: c, byHost: [], schedule: [] })
  expect([seen(many), seen(many, '000', 'www.jade.example')]).toEqual([c, c])
})

test('who assigns to all is told who sees something else', () => {
  const timed = after([a, all], [b, { type: 'period', from: now - hour, until: now + hour }])
  const changed = assign('jade', timed, { release: c, hosts }, all, who)
  expect(changed).toMatchObject({ notes: [expect.stringContaining('everybody still sees bbbbbbbbbbbb until')] })
})

test('a rollback goes back one change, and another one further', () => {
  const first = after([a, all])
  const second = after([a, all], [b, all])
  const third = after([a, all], [b, all], [c, { type: 'percent', percent: 5 }])
  expect([first.revision, second.revision, third.revision]).toEqual([7, 8, 9])
  expect(third.pointer.before).toBe(8)
  const back = rollback(third, second.pointer, who)
  expect(back).toMatchObject({ current: b, before: 7, change: { what: 'rollback to assign bbbbbbbbbbbb to all' } })
  expect(back.canary).toBeUndefined()
  const further = rollback({ pointer: back, revision: 10 }, first.pointer, who)
  expect(further).toMatchObject({ current: a })
  expect(further.before).toBeUndefined()
})

describe('whatever is assigned', () => {
  const audiences = fc.oneof(
    fc.constant(all),
    fc.record({ type: fc.constant('percent' as const), percent: fc.double({ noNaN: true, min: -10, max: 110 }) }),
    fc.record({
      type: fc.constant('hosts' as const),
      hosts: fc.subarray([...hosts, 'www.other.example'], { minLength: 1 }),
    }),
    fc.record({
      type: fc.constant('period' as const),
      from: fc.integer({ min: now - 9 * hour, max: now + 9 * hour }),
      until: fc.option(fc.integer({ min: now - 9 * hour, max: now + 9 * hour }), { nil: undefined }),
    }),
  )
  const steps = fc.array(fc.tuple(fc.constantFrom(...'0123456789abcdef'), audiences, fc.nat(2)), {
    minLength: 1,
    maxLength: 20,
  })

  test('is read back as it was written, knows what it names, keeps few others, and no two times overlap', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let standing: CurrentPointer | undefined
        let at = now
        for (const [sign, audience, hours] of all) {
          at += hours * hour
          const changed = assign('jade', standing, { release: release(sign), hosts }, audience, { by: 'mei', now: at })
          if (!('pointer' in changed)) continue
          standing = { pointer: changed.pointer, revision: (standing?.revision ?? 0) + 1 }
          const { pointer } = standing
          expect(readPointer('jade', pointerBytes(pointer))).toEqual({ pointer })
          const named = namedReleases(pointer)
          const known = pointer.releases.map((each) => each.release)
          expect(known).toEqual(expect.arrayContaining([...named]))
          expect(known.length).toBeLessThanOrEqual(named.size + 5)
          pointer.schedule.forEach((period, place) => {
            const next = pointer.schedule[place + 1]
            if (next) expect(period.until ?? Infinity).toBeLessThanOrEqual(next.from)
          })
        }
      }),
    )
  })

  test('what is assigned to one host changes nothing on the other, now and later', () => {
    const aside: Audience = { type: 'hosts', hosts: ['www.jade.example'] }
    const timedSteps = fc.array(fc.tuple(fc.constantFrom(...'0123456789abcdef'), audiences, fc.nat(4)), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(timedSteps, fc.nat(9), (all, wait) => {
        let standing: CurrentPointer | undefined
        let at = now
        for (const [sign, audience, hours] of all) {
          at += hours * hour
          const changed = assign('jade', standing, { release: release(sign), hosts }, audience, { by: 'mei', now: at })
          if ('pointer' in changed) standing = { pointer: changed.pointer, revision: (standing?.revision ?? 0) + 1 }
        }
        if (!standing) return
        at += wait * hour
        const changed = assign('jade', standing, { release: release('0'), hosts }, aside, { by: 'mei', now: at })
        if (!('pointer' in changed)) return
        for (const side of ['000', '200', '3ff'])
          for (const later of [0, hour, 5 * hour, 20 * hour])
            expect(seen(changed, side, 'jade.localhost', at + later)).toBe(
              seen(standing, side, 'jade.localhost', at + later),
            )
      }),
      { numRuns: 500 },
    )
  })

  test('a visitor stays on a side while the part grows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.nat({ max: canarySides - 1 }),
        (percent, number) => {
          const side = canarySide(number)
          expect(isCanarySide(side)).toBe(true)
          const small = after([a, all], [b, { type: 'percent', percent }])
          const large = after([a, all], [b, { type: 'percent', percent: Math.min(100, percent * 2) }])
          if (seen(small, side) === b) expect(seen(large, side)).toBe(b)
        },
      ),
    )
  })
})

test('sides are spread evenly: as many are among the first as the percentage says, others of another release', () => {
  const sides = Array.from({ length: canarySides }, (_, number) => canarySide(number))
  const firstOf = (name: string, percent: number) => sides.filter((side) => bucketOf(side, name) < percent)
  for (const name of [a, b, c])
    for (const percent of [0.01, 1, 5, 10, 50, 100])
      expect(firstOf(name, percent)).toHaveLength(Math.ceil((percent / 100) * canarySides))
  expect(firstOf(a, 10)).not.toEqual(firstOf(b, 10))
})

test('a side is one of a thousand', () => {
  for (const good of ['000', '3ff', canarySide(7)]) expect(isCanarySide(good), good).toBe(true)
  for (const bad of [undefined, '', '400', '0000', '3FF', 'xyz', '-01']) expect(isCanarySide(bad), bad).toBe(false)
})

describe('what may stand under a key', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const good = after([a, all]).pointer
  test.each([
    ['no JSON', '{"store":1'],
    ['no JSON', ''],
    ['version 2 of the store', JSON.stringify({ ...good, store: 2 })],
    ['no pointer', '{"store":1}'],
    ['no pointer', '[]'],
    ['no pointer', JSON.stringify({ ...good, canary: { release: b, percent: 101 } })],
    ['no pointer', JSON.stringify({ ...good, current: 'constructor' })],
    ['pointer of "onyx"', JSON.stringify({ ...good, brand: 'onyx' })],
  ])('%s: %s', (words, text) => {
    expect(readPointer('jade', bytes(text))).toMatchObject({ problem: expect.stringContaining(words) as string })
  })

  const period = (from: number, until?: number) => ({ release: a, from, ...(until !== undefined && { until }) })
  test.each([
    ['not among its releases', { ...good, current: b }],
    ['not among its releases', { ...good, canary: { release: c, percent: 5 } }],
    ['not among its releases', { ...good, releases: [] }],
    ['ends before it begins', { ...good, schedule: [period(9, 9)] }],
    ['two times overlap', { ...good, schedule: [period(1, 5), period(4, 9)] }],
    ['two times overlap', { ...good, schedule: [period(1), period(4, 9)] }],
  ])('%s, as a hand may write it', (words, pointer) => {
    expect(readPointer('jade', bytes(JSON.stringify(pointer)))).toMatchObject({
      problem: expect.stringContaining(words) as string,
    })
  })

  test('bytes that are no text', () => {
    expect(readPointer('jade', new Uint8Array([0xff, 0xfe]))).toHaveProperty('problem')
  })

  test.each([
    [{ freeze: true }, 'freeze'],
    [{ canary: { release: a, percent: 5, until: 9 } }, 'canary.until'],
    [{ releases: [{ release: a, hosts: [], size: 3 }] }, 'releases.0.size'],
  ])('what a later version added is left out, and told, so that nobody writes over it: %j', async (more, unknown) => {
    const pointer = { ...good, ...more }
    const read = readPointer('jade', bytes(JSON.stringify(pointer)))
    expect(read).toMatchObject({ pointer: { brand: 'jade' }, unknown })
    const current = await currentOf(
      { pointer: () => Promise.reject(new Error()), history: () => Promise.reject(new Error()) },
      'jade',
      {
        revision: 3,
        read,
      },
    )
    expect(current).toMatchObject({ current: { revision: 3 }, refusal: expect.stringContaining(unknown) as string })
  })
})

describe('what a history says', () => {
  test('a rollback names what it went back to, however many rollbacks were between', () => {
    const [one, two] = [after([a, all]), after([a, all], [b, all])]
    const first = rollback(two, one.pointer, who)
    expect(first.change.what).toBe(`rollback to assign ${a.slice(0, 12)} to all`)
    const again = rollback({ pointer: two.pointer, revision: 12 }, first, who)
    expect(again.change.what).toBe(first.change.what)
    // as earlier versions wrote it
    const nested = { ...first, change: { ...first.change, what: `rollback to ${first.change.what}` } }
    expect(rollback(two, nested, who).change.what).toBe(first.change.what)
  })
})

describe('a retired brand', () => {
  const some = after([a, all], [b, { type: 'percent', percent: 30 }], [c, { type: 'period', from: now + hour }])
  const retired = retire(some, { by: 'amir', now: now + hour })

  test('is shown to nobody, on no host, now or later, and its releases are known', () => {
    expect([isRetired(some.pointer), isRetired(retired)]).toEqual([false, true])
    for (const at of [now, now + 2 * hour])
      expect(seen({ pointer: retired }, '000', 'jade.localhost', at)).toBeUndefined()
    expect(retired).toMatchObject({ hosts: {}, before: some.revision, change: { by: 'amir', what: 'retire' } })
    expect(retired.releases.map(({ release: name }) => name).sort()).toEqual([a, b, c])
    expect(readPointer('jade', pointerBytes(retired))).toEqual({ pointer: retired })
  })

  test('comes back as it was by a rollback, and with one release by an assignment; its hosts are anew', () => {
    const current = { pointer: retired, revision: 20 }
    const back = rollback(current, some.pointer, { by: 'mei', now: now + 3 * hour })
    expect(back).toMatchObject({ current: a, canary: { release: b }, hosts: { 'jade.localhost': now + 3 * hour } })
    const anew = pointerOf(assign('jade', current, { release: b, hosts }, all, { by: 'mei', now: now + 3 * hour }))
    expect(anew).toMatchObject({ current: b, before: 20, hosts: { 'jade.localhost': now + 3 * hour } })
    expect(anew.schedule).toEqual([])
  })
})
