import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDevice, type Fate, moments, type Network } from './device'
import { openPlatform, type Platform, vendors } from './platform'

let platform: Platform
beforeAll(async () => {
  platform = await openPlatform()
})
afterAll(() => platform.close())

let numbers = 0
const newNumber = () => `number${String((numbers += 1)).padStart(20, '0')}`

/** Two browsers of the same member and the network between them and the platform. */
async function openWorld() {
  await platform.openAll()
  const network: Network = { fates: [], late: [], sent: [] }
  const fresh = () => createDevice(platform, network, newNumber)
  await fresh().bringAllHome()
  network.sent.length = 0
  const wallets = () => platform.wallets()
  const sum = async () => [...(await wallets()).values()].reduce((all, one) => all + one, 0)
  return { network, fresh, wallets, sum, devices: [fresh(), fresh()] as const }
}

const vendor = fc.constantFrom(...vendors)
const on = fc.constantFrom(0 as const, 1 as const)
const fate = fc.constantFrom<Fate>(
  'answered',
  'answered',
  'after',
  'never',
  'late',
  'refused',
  'crash before',
  'crash after',
)
const fates = fc.array(fate, { maxLength: 4 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('start' as const), on, vendor, anyway: fc.boolean(), fates }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('hurry' as const),
      on,
      vendor,
      anyway: fc.boolean(),
      at: fc.constantFrom(...moments),
      fates,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('leave' as const, 'bring' as const, 'finish' as const, 'break' as const),
      on,
      fates,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('bet' as const), on }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('crash' as const, 'reload' as const), on }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('pay' as const, 'arrive' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('switch' as const),
      vendor,
      state: fc.constantFrom('open' as const, 'maintenance' as const, 'gone' as const),
    }),
  },
)

describe('money in wallets', () => {
  it('is changed by bets and payments alone, and the site leads all of it home from any state', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { network, fresh, wallets, sum, devices } = await openWorld()
        let due = await sum()
        const closed = new Set<string>()
        for (const one of steps) {
          network.fates.splice(0, network.fates.length, ...('fates' in one ? one.fates : []))
          switch (one.act) {
            case 'start':
              await devices[one.on].leave()
              network.sent.length = 0
              await devices[one.on].start(one.vendor, one.anyway)
              // the vendor is asked before anything moves
              if (closed.has(one.vendor))
                expect([devices[one.on].plays(), network.sent.includes('in')]).toEqual([undefined, false])
              break
            case 'hurry':
              await devices[one.on].leave()
              network.sent.length = 0
              await devices[one.on].startAndLeave(one.vendor, one.anyway, one.at)
              // nothing stays at a vendor whose game nobody waits for
              if (one.fates.length === 0 && devices[one.on].plays() === undefined)
                expect(network.sent.at(-1)).not.toBe('in')
              break
            case 'leave':
              await devices[one.on].leave()
              break
            case 'break':
              await devices[one.on].breakGame()
              break
            case 'bring': {
              const plays = devices[one.on].plays()
              const there = plays === undefined ? 0 : (await wallets()).get(platform.walletOf(plays))
              await devices[one.on].bringAllHome()
              // nobody is robbed by a tab beside
              if (plays !== undefined && devices[one.on].plays() === plays)
                expect((await wallets()).get(platform.walletOf(plays))).toBe(there)
              break
            }
            case 'finish':
              await devices[one.on].finish()
              break
            case 'bet':
              due += await devices[one.on].bet()
              break
            case 'crash':
              devices[one.on].crash()
              break
            case 'reload': {
              const plays = devices[one.on].plays()
              devices[one.on].close()
              // the next page of the tab leads home what the last one had at the vendor's
              if (plays !== undefined) {
                await devices[one.on].finish()
                expect((await wallets()).get(platform.walletOf(plays))).toBe(0)
              }
              break
            }
            case 'pay':
              due += await platform.deposit()
              break
            case 'arrive':
              for (const arrive of network.late.splice(0)) await arrive()
              break
            case 'switch':
              await platform.switchVendor(one.vendor, one.state)
              if (one.state === 'open') closed.delete(one.vendor)
              else closed.add(one.vendor)
          }
          seen.add(`${one.act} ${devices[0].plays() ?? ''}`)
          expect(await sum()).toBe(due)
          expect(Math.min(...(await wallets()).values())).toBeGreaterThanOrEqual(0)
        }

        // a browser that knows of nothing sees it all, and one press brings it home
        network.fates.length = 0
        for (const arrive of network.late.splice(0)) await arrive()
        await fresh().bringAllHome()
        expect((await wallets()).get(1)).toBe(due)
        // what the others still have open changes nothing of that
        for (const device of devices) {
          await device.leave()
          await device.finish()
          expect(device.open()).toBe(0)
        }
        expect((await wallets()).get(1)).toBe(due)
      }),
      { numRuns: 60 },
    )
    // it was played, and not only refused
    expect(seen).toContain('start REEF')
    expect(seen).toContain('bet LANT')
  }, 120_000)

  it('is not moved for a game that does not open', async () => {
    const { network, wallets, devices } = await openWorld()
    const before = await wallets()
    await platform.switchVendor('REEF', 'maintenance')
    await devices[0].start('REEF', false)
    expect([devices[0].plays(), network.sent]).toEqual([undefined, []])
    expect(await wallets()).toEqual(before)
  })

  it('comes home at once where the game does not show, or the answer to the way in is lost', async () => {
    const { network, wallets, devices } = await openWorld()
    const before = (await wallets()).get(1)
    await devices[0].start('REEF', false)
    expect((await wallets()).get(1)).toBe(0)
    await devices[0].breakGame()
    expect((await wallets()).get(1)).toBe(before)
    network.fates.push('after')
    await devices[0].start('REEF', false)
    expect([devices[0].plays(), (await wallets()).get(1)]).toEqual([undefined, before])
  })

  it.each(moments)('stays at home, or comes home, where the game is left while it starts: %s', async (at) => {
    const { network, wallets, devices } = await openWorld()
    const before = await wallets()
    await devices[0].startAndLeave('REEF', false, at)
    expect(devices[0].plays()).toBeUndefined()
    expect(network.sent).toEqual(at === 'movement' ? ['in', 'out'] : [])
    expect(await wallets()).toEqual(before)
  })

  it('is led home later, where it is stuck when its game is left, or played with', async () => {
    const { network, wallets, devices } = await openWorld()
    const before = (await wallets()).get(1)
    await devices[0].start('REEF', false)
    const there = await wallets()
    // a press beside the game takes nothing from it, and the next page still knows of it
    await devices[0].bringAllHome()
    expect(await wallets()).toEqual(there)
    devices[0].close()
    network.fates.push('refused')
    await devices[0].finish()
    expect(await wallets()).toEqual(there)
    await devices[0].finish()
    expect((await wallets()).get(1)).toBe(before)
  })

  it('comes home from a game that is loaded again and then does not open', async () => {
    const { wallets, devices } = await openWorld()
    const before = (await wallets()).get(1)
    await devices[0].start('REEF', false)
    devices[0].close()
    await platform.switchVendor('REEF', 'maintenance')
    await devices[0].start('REEF', false)
    expect([devices[0].plays(), (await wallets()).get(1)]).toEqual([undefined, before])
  })

  it('is not played without on another device, unless its member says so', async () => {
    const { wallets, devices } = await openWorld()
    await devices[0].start('REEF', false)
    const there = (await wallets()).get(platform.walletOf('REEF'))
    await devices[1].start('LANT', false)
    expect(devices[1].plays()).toBeUndefined()
    expect((await wallets()).get(platform.walletOf('REEF'))).toBe(there)
    await devices[1].start('LANT', true)
    expect(devices[1].plays()).toBe('LANT')
    await devices[1].leave()
    expect((await wallets()).get(platform.walletOf('REEF'))).toBe(there)
  })
})
