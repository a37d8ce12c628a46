import { expect, it, vi } from 'vitest'
import { CallFailure } from '../../platform/failure'
import { chooseHosts } from './chooseHosts'
import { launchFailure } from './launchFailure'
import { type LaunchWays, startRun } from './launchRun'
import type { Launch } from './launchState'
import { MoneyElsewhere } from '../wallet/walletTransfers'

const address = (name: string) => ({ href: `https://${name}.example/`, origin: `https://${name}.example`, sandbox: '' })
const settle = () => new Promise((resolve) => setTimeout(resolve))

function start(more: Partial<LaunchWays> = {}, stage: 'frame' | 'window' = 'frame') {
  const shown: Launch[] = []
  const ways = {
    move: vi.fn(() => Promise.resolve()),
    ask: vi.fn(() => Promise.resolve([address('a')])),
    choose: vi.fn((all: readonly ReturnType<typeof address>[]) => Promise.resolve(all)),
    load: vi.fn(() => false),
    drop: vi.fn(),
    home: vi.fn(),
    failureOf: launchFailure,
    ...more,
  }
  const run = startRun(ways, stage, (launch) => shown.push(launch))
  return { run, ways, shown, last: () => shown.at(-1) }
}

it('asks, moves, runs', async () => {
  const { run, shown } = start()
  run.send({ type: 'begin' })
  run.send({ type: 'begin' })
  await settle()
  expect(shown.map(({ state: at }) => at)).toEqual(['asking', 'moving', 'running'])
})

it('moves nothing to a vendor that is in maintenance', async () => {
  const refused = new CallFailure(
    'launchGame',
    { type: 'server', message: 'game.maintenance', value: undefined, status: 200 },
    true,
  )
  const { run, ways, last } = start({ ask: () => Promise.reject(refused) })
  run.send({ type: 'begin' })
  await settle()
  expect(last()).toMatchObject({ state: 'failed', failure: { reason: 'maintenance' } })
  expect(ways.move).not.toHaveBeenCalled()
})

it('does not run without the money, and brings home what may be there', async () => {
  const { run, ways, last } = start({
    move: () => Promise.reject(new CallFailure('walletTransfer', { type: 'timeout' }, true)),
  })
  run.send({ type: 'begin' })
  await settle()
  expect(last()).toMatchObject({ state: 'failed', failure: { reason: 'money' } })
  expect(ways.home).toHaveBeenCalledOnce()
})

it('brings the money home where no address shows', async () => {
  const { run, ways, last } = start()
  run.send({ type: 'begin' })
  await settle()
  run.send({ type: 'broken', href: address('a').href, reason: 'slow' })
  expect(last()).toMatchObject({ state: 'failed', failure: { reason: 'slow' } })
  expect(ways.home).toHaveBeenCalledOnce()
})

it('asks its member where the money is elsewhere', async () => {
  const away = [{ wallet: 114, vendor: 'Reefworks', amount: '50.00' }]
  const { run, last } = start({
    move: (anyway) => (anyway ? Promise.resolve() : Promise.reject(new MoneyElsewhere(away))),
  })
  run.send({ type: 'begin' })
  await settle()
  expect(last()).toMatchObject({ state: 'failed', failure: { reason: 'elsewhere', away } })
  run.send({ type: 'again', anyway: true })
  await settle()
  expect(last()).toMatchObject({ state: 'running' })
})

it('starts nothing with an answer that comes after the visitor left', async () => {
  const { run, ways, last } = start()
  run.send({ type: 'begin' })
  run.send({ type: 'leave' })
  await settle()
  expect(last()).toEqual({ state: 'left' })
  expect(ways.move).not.toHaveBeenCalled()
  expect(ways.home).toHaveBeenCalledOnce()
})

it('loads the window that waits, and drops it on failure', async () => {
  const opened = start({ load: () => true }, 'window')
  opened.run.send({ type: 'begin' })
  await settle()
  expect(opened.last()).toMatchObject({ state: 'window', isOpen: true })
  const failed = start({ ask: () => Promise.resolve([]) }, 'window')
  failed.run.send({ type: 'begin' })
  await settle()
  expect(failed.last()).toMatchObject({ state: 'failed', failure: { reason: 'address' } })
  expect(failed.ways.drop).toHaveBeenCalledOnce()
})

it('chooses the first host that answers, and asks none twice', async () => {
  const asked: string[] = []
  const only =
    (...alive: string[]) =>
    (origin: string) => {
      asked.push(origin)
      return Promise.resolve(alive.some((name) => origin === `https://${name}.example`))
    }
  const all = [address('a'), { ...address('a'), href: 'https://a.example/2' }, address('b'), address('c')]
  expect(await chooseHosts(all, only('b', 'c'))).toEqual([address('b'), address('c')])
  expect(asked).toEqual(['https://a.example', 'https://b.example'])
  expect(await chooseHosts(all, only())).toEqual([])
})

it.each([
  [
    { type: 'server', message: 'game.maintenance', value: { maintenanceTime: { end: 5 } }, status: 200 },
    { reason: 'maintenance', until: 5 },
  ],
  [
    { type: 'server', message: 'vendor.maintenance', value: { maintenanceTime: 'soon' }, status: 200 },
    { reason: 'maintenance', until: undefined },
  ],
  [{ type: 'server', message: 'demo.not.allowed', value: undefined, status: 200 }, { reason: 'demo' }],
  [{ type: 'offline' }, { reason: 'other', text: 'error.network' }],
] as const)('reads %j', (cause, failure) => {
  expect(launchFailure(new CallFailure('launchGame', cause, false), 'ask')).toMatchObject(failure)
})
