import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountTransactionsSchema } from '../../../contract/account-transactions'
import { bonusDetailsSchema } from '../../../contract/bonus-details'
import { memberRewardsSchema } from '../../../contract/member-rewards'
import { missionSummarySchema } from '../../../contract/mission-summary'
import { raffleDetailsSchema } from '../../../contract/raffle-details'
import { day } from '../durations'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
let username: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  await enter('member01')
})
afterEach(() => sandbox.close())

/** Signs in; a session does not outlive days. */
async function enter(name: string) {
  username = name
  token = member((await sandbox.login(name)).value, 'token')
}
async function wait(days: number) {
  sandbox.clock.now += days * day
  await enter(username)
}

const read = async (name: string, query: Record<string, string> = {}) =>
  (await sandbox.call('GET', `/wps/relay/${name}`, { token, query })).value
const send = (name: string, body: object) => sandbox.call('POST', `/wps/relay/${name}`, { token, body })
const balance = async () =>
  Number(member((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value, 'sumBalance'))

const rewards = async (state = 'CLAIMABLE') =>
  z.parse(memberRewardsSchema, await read('MCSFE_getRewardList', { state, pageSize: '50' })).content
const rewardCalled = async (name: string, state?: string) =>
  (await rewards(state)).find((reward) => reward.name === name)?.reference ?? 'none'
const bonuses = async (state = 'ACTIVE') =>
  z.parse(bonusDetailsSchema, await read('MCSFE_getBonusDetails', { state })).content
const moved = async (wanted?: string) =>
  z
    .parse(accountTransactionsSchema, await read('ODSFE2_MemFundTransDet', { type: 'BONUS', pageSize: '100' }))
    .content.filter(({ reference }) => reference === wanted)
const missions = async (id: string) =>
  z
    .parse(missionSummarySchema, await read('MCSFE_getMissionSummaryDetails'))
    .missions.filter(({ missionId }) => missionId === id)

/** Plays rounds of ten, as the game does. */
async function play(times: number) {
  const body = {
    ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
    ...{ username, token, merchantCode: 'aurora', language: 'EN', vassalage: 'CIND' },
  }
  const launched = await sandbox.call('POST', '/wps/game/launchGame', { token, body })
  const { pathname, search } = new URL(member(launched.value, 'game_url'))
  const page = await (await sandbox.request('GET', pathname + search)).text()
  const spin = JSON.stringify({ key: /data-key="([^"]+)"/.exec(page)?.[1], stake: 1000 })
  for (let time = 0; time < times; time += 1)
    expect((await sandbox.request('POST', '/sandbox/play/spin', { body: spin })).status).toBe(200)
}

describe('a reward', () => {
  it('is credited once, whoever asks again, with a movement that names it', async () => {
    const reference = await rewardCalled('Customer service gift')
    const before = await balance()
    const claim = (requestId: string) => send('MCS2_claimReward', { reference, requestId })
    const first = await claim('request-1')
    expect(first).toMatchObject({ success: true, value: { reference, prize: { kind: 'BONUS', amount: '10.00' } } })
    expect(await claim('request-1')).toEqual(first)
    expect(await claim('request-2')).toMatchObject({ message: 'reward.claimed' })
    expect(await balance()).toBe(before + 10)
    expect(await read('MCSFE_getRewardList', { requestId: 'request-1' })).toMatchObject({ content: [{ reference }] })
    expect(await read('MCSFE_getRewardList', { requestId: 'request-9' })).toMatchObject({ content: [] })
    const [bonus] = await bonuses()
    expect(bonus).toMatchObject({ turnover: { required: '20.00', done: '0.00' }, loss: { taken: '10.00' } })
    expect(await moved(bonus?.reference)).toMatchObject([{ amount: '10.00' }])
  })

  it('runs out, and is nobody else’s', async () => {
    const reference = await rewardCalled('Raffle tickets')
    const claim = () => send('MCS2_claimReward', { reference, requestId: 'request-1' })
    await enter('vip01')
    expect(await claim()).toMatchObject({ message: 'field.invalid' })
    await enter('member01')
    await wait(21)
    expect(await claim()).toMatchObject({ message: 'reward.expired' })
    expect(await rewardCalled('Raffle tickets', 'EXPIRED')).toBe(reference)
  })

  it('for the stakes of a day is there from noon of the next, and for a week', async () => {
    await enter('newip01')
    await play(5)
    const rebates = async () => (await rewards()).filter(({ name }) => name === 'Daily rebate')
    sandbox.clock.now += day - 1
    await enter('newip01')
    expect(await rebates()).toEqual([])
    sandbox.clock.now += 1
    // five rounds of ten on slots: 0.8 % of fifty
    expect(await rebates()).toMatchObject([{ prize: { kind: 'CASH', amount: '0.40' } }])
    await wait(7)
    expect(await rebates()).toEqual([])
  })
})

describe('in a time-out', () => {
  const pause = () => send('MCSFE_takePlayPause', { kind: 'TIMEOUT', length: 24, requestId: 'a-break-1' })
  const claim = async (name: string, requestId: string) =>
    send('MCS2_claimReward', { reference: await rewardCalled(name), requestId })

  it('a bonus and tickets wait for its end; what was claimed before is answered like the first time', async () => {
    const tickets = await rewardCalled('Raffle tickets')
    await send('MCS2_claimReward', { reference: tickets, requestId: 'request-1' })
    await pause()
    expect(await claim('Customer service gift', 'request-2')).toMatchObject({ message: 'play.timeout' })
    expect(await send('MCS2_claimReward', { reference: tickets, requestId: 'request-1' })).toMatchObject({
      value: { reference: tickets },
    })
    await wait(1)
    expect(await claim('Customer service gift', 'request-2')).toMatchObject({ success: true })
  })

  it('money without conditions is the member’s', async () => {
    await enter('newip01')
    await play(5)
    await wait(1)
    await pause()
    expect(await claim('Daily rebate', 'request-1')).toMatchObject({ value: { prize: { kind: 'CASH' } } })
  })

  it('of an exclusion too, in the session that is left to withdraw; a bonus is not', async () => {
    await enter('newip01')
    await play(5)
    await wait(1)
    await send('MCSFE_takePlayPause', { kind: 'EXCLUSION', length: 6, requestId: 'a-break-1' })
    token = member((await sandbox.login('newip01', 'aurora', undefined, { withdrawOnly: true })).value, 'token')
    expect(await claim('Daily rebate', 'request-1')).toMatchObject({ value: { prize: { kind: 'CASH' } } })
    await enter('member01')
    const gift = await rewardCalled('Customer service gift')
    await send('MCSFE_takePlayPause', { kind: 'EXCLUSION', length: 6, requestId: 'a-break-1' })
    token = member((await sandbox.login('member01', 'aurora', undefined, { withdrawOnly: true })).value, 'token')
    expect(await send('MCS2_claimReward', { reference: gift, requestId: 'request-2' })).toMatchObject({
      message: 'account.excluded',
    })
  })

  it('a mission that gives tickets waits too', async () => {
    await play(3)
    const [done] = await missions('daily-three')
    await pause()
    const body = { missionId: 'daily-three', periodFrom: done?.periodFrom, requestId: 'request-1' }
    expect(await send('MCS2_claimMissionReward', body)).toMatchObject({ message: 'play.timeout' })
  })
})

describe('a bonus', () => {
  beforeEach(async () => {
    const reference = await rewardCalled('Customer service gift')
    await send('MCS2_claimReward', { reference, requestId: 'request-1' })
  })
  const forfeit = (reference: string | undefined, loss: string, requestId = 'request-2') =>
    send('MCS2_forfeitBonus', { reference, loss, requestId })

  it('is the member’s once it is staked', async () => {
    const [bonus] = await bonuses()
    await play(2)
    expect(await bonuses()).toEqual([])
    expect((await bonuses('ENDED'))[0]).toMatchObject({ reference: bonus?.reference, state: 'DONE', taken: '0.00' })
    const before = await balance()
    await wait(100)
    expect(await balance()).toBe(before)
    expect(await forfeit(bonus?.reference, '99')).toMatchObject({ message: 'bonus.ended' })
  })

  it('takes what was said when it is given up, once, and nothing where it would be more', async () => {
    const [bonus] = await bonuses()
    const before = await balance()
    expect(bonus?.loss).toMatchObject({ bonus: '10.00', result: '0.00', taken: '10.00' })
    expect(await forfeit(bonus?.reference, '9.99')).toMatchObject({ message: 'bonus.changed' })
    const first = await forfeit(bonus?.reference, '10.00')
    expect(first.value).toEqual({ reference: bonus?.reference, taken: '10.00' })
    expect(await forfeit(bonus?.reference, '10.00')).toEqual(first)
    expect(await forfeit(bonus?.reference, '10.00', 'request-3')).toMatchObject({ message: 'bonus.ended' })
    expect(await balance()).toBeCloseTo(before - 10, 2)
    expect(await read('MCSFE_getBonusDetails', { requestId: 'request-2' })).toMatchObject({
      content: [{ reference: bonus?.reference, state: 'FORFEITED' }],
    })
  })

  it('counts what its rounds won and lost', async () => {
    const before = await balance()
    await play(1)
    const [bonus] = await bonuses()
    const result = (await balance()) - before
    expect(Number(bonus?.loss?.result)).toBeCloseTo(result, 2)
    expect(Number(bonus?.loss?.taken)).toBeCloseTo(Math.max(0, 10 + result), 2)
  })

  it('ends by the clock, and takes itself back', async () => {
    const before = await balance()
    await wait(14)
    expect(await balance()).toBeCloseTo(before - 10, 2)
    expect((await bonuses('ENDED'))[0]).toMatchObject({ state: 'EXPIRED', taken: '10.00' })
  })
})

describe('missions', () => {
  const claimOf = (periodFrom: number | undefined) => (requestId: string) =>
    send('MCS2_claimMissionReward', { missionId: 'daily-three', periodFrom, requestId })

  it('go on by rounds that are played, and are claimed once', async () => {
    await enter('newip01')
    expect(await missions('daily-three')).toMatchObject([{ state: 'OPEN', steps: [{ done: '0', target: '3' }] }])
    await play(2)
    const [early] = await missions('daily-three')
    expect(early).toMatchObject({ state: 'OPEN', steps: [{ done: '2', target: '3' }] })
    const claim = claimOf(early?.periodFrom)
    expect(await claim('request-0')).toMatchObject({ message: 'mission.unfinished' })
    await play(1)
    const [first, again, other] = [await claim('request-1'), await claim('request-1'), await claim('request-2')]
    expect(first).toMatchObject({ success: true, value: { prize: { kind: 'TICKETS', tickets: 1 } } })
    expect(again).toEqual(first)
    expect(other).toMatchObject({ message: 'reward.claimed' })
    expect(await read('MCSFE_getRaffleDetails')).toMatchObject({ tickets: { count: 1 } })
    expect(await read('MCSFE_getMissionClaimList', { requestId: 'request-1' })).toHaveLength(1)
    expect(await missions('daily-three')).toMatchObject([{ state: 'CLAIMED' }])
    expect(await read('MCSFE_getMissionLeaderboard', { period: 'DAILY' })).toMatchObject({ own: { points: 10 } })
  })

  it('go on by deposits that arrive', async () => {
    await enter('newip01')
    await send('MCSFE_requestDeposit', { methodId: 'bank', amount: '60', requestId: 'deposit-1' })
    expect(await missions('weekly-deposit')).toMatchObject([{ steps: [{ done: '0.00' }, {}] }])
    sandbox.clock.now += 5_000
    expect(await missions('weekly-deposit')).toMatchObject([{ steps: [{ done: '60.00', target: '100.00' }, {}] }])
  })

  it('that are done may be claimed until the next day is over', async () => {
    const [done] = await missions('daily-three')
    expect(done).toMatchObject({ state: 'DONE' })
    await wait(1)
    expect(await missions('daily-three')).toMatchObject([
      { periodFrom: done?.periodFrom, state: 'DONE' },
      { state: 'OPEN' },
    ])
    await wait(1)
    expect(await claimOf(done?.periodFrom)('request-1')).toMatchObject({ message: 'reward.expired' })
  })

  it('are counted for the menu while they can be claimed', async () => {
    const counts = () => read('MCSFE_getAvailablePromotions')
    expect(await counts()).toMatchObject([
      { type: 'MISSION', count: 2 },
      { type: 'REWARD', count: (await rewards()).length },
      { type: 'RAFFLE', count: 2 },
    ])
    const [done] = await missions('daily-three')
    await claimOf(done?.periodFrom)('request-1')
    expect(await counts()).toMatchObject([{ count: 1 }, {}, { count: 3 }])
  })
})

describe('the raffle', () => {
  it('tells the odds of each prize, and draws a ticket once', async () => {
    const raffle = async () => z.parse(raffleDetailsSchema, await read('MCSFE_getRaffleDetails'))
    const { tickets, prizes, weightOfAll } = await raffle()
    expect(weightOfAll).toBe(prizes.reduce((sum, { weight }) => sum + weight, 0))
    const draw = (requestId: string, ticketId = tickets.nextId) =>
      send('MCS2_claimRafflePromotion', { ticketId, requestId })
    const first = await draw('request-1')
    expect(first).toMatchObject({ success: true })
    expect(await draw('request-1')).toEqual(first)
    expect(await draw('request-1', '999')).toMatchObject({ message: 'field.invalid' })
    expect(await draw('request-2')).toMatchObject({ message: 'ticket.used' })
    const { tickets: left } = await raffle()
    expect(left.count).toBe(tickets.count - 1)
    expect(await read('MCSFE_getRaffleDrawList')).toMatchObject({ total: 3 })
    expect(await read('MCSFE_getRaffleDrawList', { requestId: 'request-1' })).toMatchObject({ content: [first.value] })
    await enter('newip01')
    expect(await draw('request-3', left.nextId)).toMatchObject({ message: 'ticket.used' })
  })
})
