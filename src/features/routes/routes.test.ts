import { expect, test } from 'vitest'
import { betterRoute, fastestOf, measure, type Measured, type MeasuredRoute, readRoutes, type Route } from './routes'

const here = 'http://jade.localhost:4000'
const own = ['http://www.jade.example:4000']

test('this address comes first, then the listed ones, each once, as this page is visited', () => {
  const domains = [
    'www.jade.example',
    'jade.localhost',
    'https://WWW.jade.example/',
    'mirror.example',
    'a b',
    '',
    'x@y.example',
  ]
  const routes = readRoutes(
    domains.map((domain) => ({ domain })),
    { here, own },
  )
  expect(routes.map(({ host, isHere, isOwn }) => [host, isHere, isOwn])).toEqual([
    ['jade.localhost:4000', true, true],
    ['www.jade.example:4000', false, true],
    ['mirror.example:4000', false, false],
  ])
  expect(readRoutes([{ domain: 'http://m.jade.example' }], { here: 'https://jade.example', own }).at(-1)?.origin).toBe(
    'https://m.jade.example',
  )
})

const route: Route = {
  origin: 'http://www.jade.example:4000',
  host: 'www.jade.example:4000',
  isHere: false,
  isOwn: true,
}

/** Answers one after another; each takes so many milliseconds. */
function network(...answers: readonly (readonly [took: number, answer: Response | Error])[]) {
  let at = 0
  let clock = 0
  const asked: RequestInit[] = []
  return {
    asked,
    probe: {
      isOver: () => false,
      merchant: 'j1',
      now: () => clock,
      fetch: (_: unknown, init?: RequestInit) => {
        if (init) asked.push(init)
        const [took, answer] = answers[Math.min(at++, answers.length - 1)] ?? [0, new Error('nothing')]
        clock += took
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone())
      },
    },
  }
}
const said = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const fine = said({ merchant: 'j1' })

test('the speed is the best answer after the first, which pays for the connection', async () => {
  const { probe, asked } = network([900, fine], [240, fine], [180, fine], [310, fine])
  expect(await measure(route, probe)).toEqual({ type: 'answered', speed: 180 })
  expect(asked).toHaveLength(4)
  for (const init of asked) {
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' })
    expect(init.headers).toBeUndefined()
  }
})

test.each<[string, Response | Error, Measured['type']]>([
  ["another merchant's", said({ merchant: 'other' }), 'invalid'],
  ['a page that somebody parked there', new Response('<html>'), 'invalid'],
  ['no answer of this kind', said(['j1']), 'invalid'],
  ['an error', said({ merchant: 'j1' }, 502), 'invalid'],
  ['nobody', new TypeError('Failed to fetch'), 'silent'],
  ['too late', new DOMException('late', 'TimeoutError'), 'silent'],
])('%s', async (_, answer, type) => {
  expect((await measure(route, network([10, answer]).probe))?.type).toBe(type)
})

test('one that answers at times alone is silent: nobody is led to it', async () => {
  const cut = new TypeError('Failed to fetch')
  expect((await measure(route, network([10, fine], [30, fine], [10, cut]).probe))?.type).toBe('silent')
  expect((await measure(route, network([10, fine], [10, cut]).probe))?.type).toBe('silent')
})

test('where nothing is known of the list, every other address is not checked, and asked for nothing', async () => {
  const [, other] = readRoutes([{ domain: 'www.jade.example' }], { here, own: undefined })
  expect(other?.isOwn).toBeUndefined()
  const { probe, asked } = network([10, fine])
  expect(other && (await measure(other, probe))).toEqual({ type: 'unchecked' })
  expect(asked).toEqual([])
})

test('one that nobody waits for any more says nothing', async () => {
  const { probe, asked } = network([10, fine])
  expect(await measure(route, { ...probe, isOver: () => asked.length > 1 })).toBeUndefined()
  expect(asked).toHaveLength(2)
})

test('one that only the platform names fails the check, and is asked for nothing', async () => {
  const { probe, asked } = network([10, fine])
  expect(await measure({ ...route, isOwn: false }, probe)).toEqual({ type: 'invalid' })
  expect(asked).toEqual([])
})

const at = (host: string, measured: Measured, isHere = false): MeasuredRoute => ({
  origin: `https://${host}`,
  host,
  isHere,
  isOwn: true,
  measured,
})
const answered = (speed: number): Measured => ({ type: 'answered', speed })
const silent: Measured = { type: 'silent' }

test.each<[string, Measured, Measured, string | undefined]>([
  ['half as long, and felt', answered(900), answered(400), 'other'],
  ['felt, and not half', answered(900), answered(500), undefined],
  ['half, and not felt', answered(200), answered(20), undefined],
  ['slower', answered(100), answered(900), undefined],
  ['the only one that answers', silent, answered(900), 'other'],
  ['nobody', silent, silent, undefined],
  ['not its own', answered(5000), { type: 'invalid' }, undefined],
  ['not checked', answered(5000), { type: 'unchecked' }, undefined],
])('offered where it is %s', (_, now, then, host) => {
  const routes = [at('here', now, true), at('other', then)]
  expect(betterRoute(routes)?.host).toBe(host)
})

test('the fastest, this one too; none where nobody answers', () => {
  expect(fastestOf([at('here', answered(30), true), at('other', answered(40))])?.host).toBe('here')
  expect(fastestOf([at('here', silent, true)])).toBeUndefined()
})
