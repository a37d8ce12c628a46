import sharp from 'sharp'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { activitiesSchema } from '../../../contract/activities'
import { activityEntriesSchema } from '../../../contract/activity-entries'
import { activityEntrySchema } from '../../../contract/activity-entry'
import { accountTransactionsSchema } from '../../../contract/account-transactions'
import { bonusDetailsSchema } from '../../../contract/bonus-details'
import { uploadedImageSchema } from '../../../contract/uploaded-image'
import { claimDays } from '../content/activities'
import { day } from '../durations'
import { decidedAfter, issuedAfter } from '../store/activities'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
let username: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  await enter('member01')
})
afterEach(() => sandbox.close())

async function enter(name: string) {
  username = name
  token = member((await sandbox.login(name)).value, 'token')
}
/** A session does not outlive days. */
async function wait(time: number) {
  sandbox.clock.now += time
  await enter(username)
}

const list = async (query: Record<string, string> = {}, own: string | undefined = token) => {
  const asked = { query, ...(own !== undefined && own !== '' && { token: own }) }
  return z.parse(activitiesSchema, (await sandbox.call('GET', '/wps/relay/MCSFE_getActivityList', asked)).value).content
}
const one = async (activityId: string, own?: string) => {
  const [found] = await list({ activityId }, own)
  if (!found) throw new Error(`no ${activityId}`)
  return found
}
let requests = 0
const send = (name: string, body: object) => {
  requests += 1
  return sandbox.call('POST', `/wps/relay/${name}`, { token, body: { requestId: `request-${requests}`, ...body } })
}
const entries = async (query: Record<string, string> = {}) =>
  z.parse(
    activityEntriesSchema,
    (await sandbox.call('GET', '/wps/relay/MCSFE_getActivityEntries', { token, query })).value,
  ).content
const apply = (activityId: string, more: object = {}) =>
  send('MCS2_applyActivity', { activityId, remark: 'a remark', fileIds: [], ...more })
const balance = async () =>
  Number(member((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value, 'sumBalance'))
const control = async (path: string, body: object) =>
  (await sandbox.request('POST', `/sandbox/activities${path}`, { body: JSON.stringify(body) })).status
const decide = (activityId: string, decision: string, reason?: string) =>
  control('', { merchant: 'aurora', username, activityId, decision, reason })
const window = (activityId: string, change: object) => control('/window', { activityId, ...change })

async function image(own = token): Promise<string> {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()
  const response = await sandbox.request('POST', '/wps/relay/MCSFE_uploadImage', {
    headers: { Merchant: 'aurora', Authorization: own, ModId: 'COMM3' },
    body: new Uint8Array(png),
  })
  const { value } = (await response.json()) as { value: unknown }
  return z.parse(uploadedImageSchema, value).fileId
}

const refusedWith = (message: string) => ({ success: false, message })
const wrong = (fields: object) => ({ success: false, message: 'field.invalid', value: { fields } })

describe('the list', () => {
  it('has every state that a member may meet', async () => {
    const member01 = (await list()).map(({ state }) => state)
    await enter('vip01')
    const states = new Set([...member01, ...(await list()).map(({ state }) => state)])
    expect([...states].toSorted()).toEqual(
      'APPLYING CLAIM CLAIMED CLOSE CLOSED COMING ISSUED JOIN PROCESS REJECTED SIGNED'.split(' '),
    )
  })

  it('is told to visitors as what could be joined, and to demo accounts with why not', async () => {
    expect(await one('slots-week', '')).toMatchObject({ state: 'JOIN', barred: 'LOGIN' })
    expect(await one('goal-insurance', '')).toMatchObject({ state: 'CLOSED' })
    expect((await one('house-gift', '')).state).toBe('JOIN')
    const { token: demo } = z.parse(z.object({ token: z.string() }), (await sandbox.login('demo01')).value)
    expect(await one('slots-week', demo)).toMatchObject({ state: 'JOIN', barred: 'REAL' })
    expect(await sandbox.call('POST', '/wps/relay/MCS2_joinActivity', { token: demo, body: {} })).toMatchObject(
      refusedWith('demo.not.allowed'),
    )
  })

  it('has windows that begin at midnights of their own zone, and one without end', async () => {
    const { startsAt, endsAt = 0, timeZone } = await one('slots-week')
    const clock = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    expect([startsAt, endsAt].map((time) => clock.format(time))).toEqual(['00:00', '00:00'])
    expect(new Date(startsAt).getUTCHours()).toBe(17)
    expect(await one('house-gift')).not.toHaveProperty('endsAt')
  })

  it('says until when a prize is claimed to who takes part alone: a gift that nobody took ends with its window', async () => {
    const endsAt = sandbox.clock.now + day
    await window('house-gift', { endsAt })
    expect(await one('house-gift')).toMatchObject({ state: 'CLAIM', endsAt })
    expect(await one('house-gift')).not.toHaveProperty('claimBy')
    await send('MCS2_joinActivity', { activityId: 'slots-week' })
    const { endsAt: end = 0, claimBy } = await one('slots-week')
    expect(claimBy).toBe(end + claimDays * day)
  })

  it('speaks the language of who asks', async () => {
    const asked = { token, language: 'AR', query: { activityId: 'big-win' } }
    const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getActivityList', asked)
    expect(z.parse(activitiesSchema, value).content[0]?.apply?.ask).toContain('للفوز')
  })

  it('has no promotion that the merchant does not show', async () => {
    const token = await sandbox.tokenOf('member01', 'sahara')
    const asked = { merchant: 'sahara', token }
    const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getActivityList', asked)
    expect(z.parse(activitiesSchema, value).content.map(({ activityId }) => activityId)).not.toContain('deep-catch')
    const join = { ...asked, body: { activityId: 'deep-catch', requestId: 'request-x' } }
    expect(await sandbox.call('POST', '/wps/relay/MCS2_joinActivity', join)).toMatchObject(
      wrong({ activityId: 'unknown' }),
    )
  })
})

describe('joining', () => {
  it('counts what is done from then on, and is claimed once', async () => {
    await window('slots-week', { joinBy: null })
    expect((await send('MCS2_claimActivity', { activityId: 'slots-week' })).message).toBe('activity.unfinished')
    expect(await send('MCS2_joinActivity', { activityId: 'slots-week' })).toMatchObject({ success: true })
    expect(await one('slots-week')).toMatchObject({ state: 'SIGNED', steps: [{ done: '0' }, { done: '0.00' }] })
    await play(10)
    expect((await one('slots-week')).steps[0]).toMatchObject({ done: '10', target: '20' })
    expect((await send('MCS2_claimActivity', { activityId: 'slots-week' })).message).toBe('activity.unfinished')
    await play(10)
    expect((await one('slots-week')).state).toBe('CLAIM')
    const before = await balance()
    const claim = (requestId: string) => send('MCS2_claimActivity', { activityId: 'slots-week', requestId })
    const first = await claim('claim-one')
    expect(first).toMatchObject({ success: true, value: { prize: { kind: 'BONUS', amount: '15.00', times: 3 } } })
    expect(await claim('claim-one')).toEqual(first)
    expect((await claim('claim-two')).message).toBe('reward.claimed')
    expect(await balance()).toBeCloseTo(before + 15, 2)
    expect((await one('slots-week')).state).toBe('CLAIMED')
    expect(await entries({ requestId: 'claim-one' })).toMatchObject([{ activityId: 'slots-week', state: 'CLAIMED' }])
    expect(await entries({ requestId: 'claim-two' })).toEqual([])
    const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getBonusDetails', { token })
    expect(z.parse(bonusDetailsSchema, value).content.map(({ name }) => name)).toContain('Promotion bonus')
  })

  it('is done once: a known request is answered again, another is refused', async () => {
    const join = (requestId: string) => send('MCS2_joinActivity', { activityId: 'slots-week', requestId })
    const first = await join('join-first')
    expect(first.success).toBe(true)
    expect(await join('join-first')).toEqual(first)
    expect((await join('join-other')).message).toBe('activity.entered')
    expect(await send('MCS2_signActivity', { activityId: 'app-first', requestId: 'join-first' })).toMatchObject({
      success: true,
    })
    expect(await send('MCS2_joinActivity', { activityId: 'big-win' })).toMatchObject(wrong({ activityId: 'unknown' }))
  })

  it.each([
    ['deep-catch', 'activity.closed'],
    ['lucky-numbers', 'activity.closed'],
    ['rank-season', 'activity.unfit'],
    ['vendor-week', 'activity.entered'],
  ])('%s is refused: %s', async (activityId, message) =>
    expect((await send('MCS2_joinActivity', { activityId })).message).toBe(message),
  )

  it('is over with its window: what was not done is closed, what was done can be claimed for a week', async () => {
    const { now } = sandbox.clock
    await window('deep-catch', { startsAt: now, endsAt: now + 2 * day })
    for (const activityId of ['slots-week', 'deep-catch'])
      expect((await send('MCS2_joinActivity', { activityId })).success).toBe(true)
    await play(20)
    expect((await one('deep-catch')).state).toBe('SIGNED')
    await wait(6 * day)
    expect((await one('slots-week')).state).toBe('CLAIM')
    expect((await one('deep-catch')).state).toBe('CLOSED')
    await wait(7 * day)
    expect((await one('slots-week')).state).toBe('CLOSED')
    expect((await send('MCS2_claimActivity', { activityId: 'slots-week' })).message).toBe('reward.expired')
  })

  it('is refused during a break', async () => {
    const before = { activityId: 'app-first', requestId: 'sign-before-the-break' }
    await send('MCS2_signActivity', before)
    const pause = { kind: 'TIMEOUT', length: 24, requestId: 'pause-one' }
    await sandbox.call('POST', '/wps/relay/MCSFE_takePlayPause', { token, body: pause })
    // what was done before the break is answered again
    expect((await send('MCS2_signActivity', before)).success).toBe(true)
    expect((await send('MCS2_joinActivity', { activityId: 'slots-week' })).message).toBe('play.timeout')
    expect((await send('MCS2_claimActivity', { activityId: 'house-gift' })).message).toBe('play.timeout')
  })
})

describe('in a session that was opened to withdraw', () => {
  const logInToWithdraw = async (name: string) => {
    token = member((await sandbox.login(name, 'aurora', undefined, { withdrawOnly: true })).value, 'token')
  }
  const earnBonus = async () => {
    await enter('newip01')
    await send('MCS2_joinActivity', { activityId: 'first-deposit' })
    await send('MCSFE_requestDeposit', { methodId: 'bank', amount: '100' })
    sandbox.clock.now += 5_000
    expect((await one('first-deposit')).state).toBe('CLAIM')
  }
  const claim = async (activityId: string) => (await send('MCS2_claimActivity', { activityId })).message

  it('a prize that is to be staked is not given in the exclusion, nor in what is left of the session after it', async () => {
    await earnBonus()
    const taken = await send('MCSFE_takePlayPause', { kind: 'EXCLUSION', length: 6 })
    const { until } = z.parse(z.object({ pause: z.object({ until: z.number() }) }), taken.value).pause
    sandbox.clock.now = until - 60_000
    await logInToWithdraw('newip01')
    expect(await claim('first-deposit')).toBe('account.excluded')
    expect((await send('MCS2_joinActivity', { activityId: 'slots-week' })).message).toBe('account.excluded')
    sandbox.clock.now = until
    expect(await claim('first-deposit')).toBe('session.withdrawonly')
    expect((await send('MCS2_joinActivity', { activityId: 'slots-week' })).message).toBe('session.withdrawonly')
    await enter('newip01')
    expect((await send('MCS2_claimActivity', { activityId: 'first-deposit' })).success).toBe(true)
  })

  it('money without conditions that was earned is the member’s', async () => {
    for (const wanted of ['SIGNED', 'CLAIM']) {
      await send('MCS2_signActivity', { activityId: 'app-first' })
      expect((await one('app-first')).state).toBe(wanted)
      await wait(day)
    }
    await logInToWithdraw('member01')
    expect((await send('MCS2_claimActivity', { activityId: 'app-first' })).success).toBe(true)
  })

  it('in a time-out such a prize is not given either', async () => {
    await earnBonus()
    await send('MCSFE_takePlayPause', { kind: 'TIMEOUT', length: 24 })
    expect(await claim('first-deposit')).toBe('play.timeout')
  })
})

describe('signing in for the day', () => {
  const sign = () => send('MCS2_signActivity', { activityId: 'app-first' })

  it('counts once a day of the promotion’s own zone, and is claimed after the last', async () => {
    expect(await one('app-first')).toMatchObject({ state: 'SIGNED', sign: { isDue: true }, steps: [{ done: '3' }] })
    expect((await sign()).success).toBe(true)
    expect((await sign()).message).toBe('activity.signed')
    const { sign: due } = await one('app-first')
    expect(due?.isDue).toBe(false)
    // noon in UTC is eight in the evening in Shanghai: four hours later it is another day there
    await wait(4 * 3_600_000 - 1)
    expect((await sign()).message).toBe('activity.signed')
    await wait(1)
    expect(sandbox.clock.now).toBe(due?.nextAt)
    const last = 'sign-last-day'
    expect((await send('MCS2_signActivity', { activityId: 'app-first', requestId: last })).success).toBe(true)
    expect((await one('app-first')).state).toBe('CLAIM')
    expect((await sign()).message).toBe('activity.entered')
    // the answer to the last day was lost
    expect((await send('MCS2_signActivity', { activityId: 'app-first', requestId: last })).success).toBe(true)
    const before = await balance()
    expect((await send('MCS2_claimActivity', { activityId: 'app-first' })).success).toBe(true)
    expect(await balance()).toBeCloseTo(before + 3, 2)
  })

  it('is one day for a request, and never a day before one that was signed', async () => {
    const again = { activityId: 'app-first', requestId: 'sign-request-1' }
    expect((await send('MCS2_signActivity', again)).success).toBe(true)
    expect((await send('MCS2_signActivity', again)).success).toBe(true)
    const { steps } = await one('app-first')
    await wait(day)
    expect((await send('MCS2_signActivity', again)).success).toBe(true)
    expect((await one('app-first')).steps).toEqual(steps)
    expect((await send('MCS2_signActivity', { ...again, activityId: 'welcome-seven' })).message).toBe('field.invalid')
    await wait(-12 * day)
    expect((await sign()).message).toBe('activity.signed')
  })

  it('is for new accounts where it says so', async () => {
    expect((await one('welcome-seven')).barred).toBe('NEW')
    expect((await send('MCS2_signActivity', { activityId: 'welcome-seven' })).message).toBe('activity.unfit')
  })
})

describe('a gift', () => {
  it('is there to be claimed at once, with a movement that names it', async () => {
    expect((await one('house-gift')).state).toBe('CLAIM')
    const { value } = await send('MCS2_claimActivity', { activityId: 'house-gift' })
    const reference = member(value, 'reference')
    const query = { type: 'BONUS', pageSize: '100' }
    const moved = await sandbox.call('GET', '/wps/relay/ODSFE2_MemFundTransDet', { token, query })
    const rows = z.parse(accountTransactionsSchema, moved.value).content.filter((row) => row.reference === reference)
    expect(rows).toMatchObject([{ amount: '1.88' }])
    expect((await send('MCS2_claimActivity', { activityId: 'house-gift' })).message).toBe('reward.claimed')
  })
})

describe('an application', () => {
  it('is checked, accepted and paid once, by the sandbox after a while', async () => {
    const fileIds = [await image(), await image()]
    const before = await balance()
    expect(await apply('big-win', { remark: '  big  ', fileIds })).toMatchObject({
      success: true,
      value: { state: 'APPLYING', remark: 'big', images: 2 },
    })
    expect((await one('big-win')).entry).toMatchObject({ state: 'APPLYING', images: 2 })
    sandbox.clock.now += decidedAfter
    expect((await one('big-win')).state).toBe('PROCESS')
    expect(await balance()).toBe(before)
    sandbox.clock.now += issuedAfter
    expect((await one('big-win')).state).toBe('ISSUED')
    expect(await balance()).toBeCloseTo(before + 25, 2)
    await wait(day)
    expect(await balance()).toBeCloseTo(before + 25, 2)
    expect((await send('MCS2_claimActivity', { activityId: 'big-win' })).message).toBe('reward.claimed')
  })

  it('goes where the operator decides, and nowhere else', async () => {
    const before = await balance()
    await apply('big-win', { fileIds: [await image()] })
    expect(await decide('big-win', 'ISSUE')).toBe(409)
    expect(await decide('big-win', 'ACCEPT')).toBe(200)
    expect(await decide('big-win', 'REJECT')).toBe(409)
    expect(await decide('big-win', 'ISSUE')).toBe(200)
    expect(await decide('big-win', 'ISSUE')).toBe(409)
    expect(await balance()).toBeCloseTo(before + 25, 2)
    expect(
      await control('', { merchant: 'aurora', username: 'nobody', activityId: 'big-win', decision: 'ACCEPT' }),
    ).toBe(400)
    expect(await decide('big-win', 'PERHAPS')).toBe(400)
  })

  it('that was turned down says why, and is not taken again', async () => {
    await apply('big-win', { fileIds: [await image()] })
    expect(await decide('big-win', 'REJECT', 'Not the member’s own screen.')).toBe(200)
    expect(await one('big-win')).toMatchObject({ state: 'REJECTED', entry: { reason: 'Not the member’s own screen.' } })
    expect((await apply('big-win', { fileIds: [await image()] })).message).toBe('activity.rejected')
    sandbox.clock.now += decidedAfter + issuedAfter
    expect((await one('big-win')).state).toBe('REJECTED')
  })

  it('twice is refused; the same request is answered again, and names nothing else', async () => {
    const fileIds = [await image()]
    const sent = { remark: 'once', fileIds, requestId: 'apply-one' }
    const first = await apply('big-win', sent)
    expect(await apply('big-win', sent)).toEqual(first)
    expect(await apply('big-win', { ...sent, remark: 'other' })).toMatchObject(wrong({ requestId: 'used' }))
    expect((await apply('big-win', { ...sent, requestId: 'apply-two' })).message).toBe('activity.entered')
    expect((await entries({ activityId: 'big-win' })).length).toBe(1)
  })

  it('has a remark of 140 characters as a person counts them, and up to three images of the member’s own', async () => {
    const family = '👨‍👩‍👧‍👦'
    const fileIds = [await image()]
    expect(await apply('big-win', { remark: family.repeat(141), fileIds })).toMatchObject(wrong({ remark: 'tooLong' }))
    expect(await apply('big-win')).toMatchObject(wrong({ fileIds: 'required' }))
    const four = [...fileIds, await image(), await image(), await image()]
    expect(await apply('big-win', { fileIds: four })).toMatchObject(wrong({ fileIds: 'tooMany' }))
    expect(await apply('big-win', { fileIds: [...fileIds, ...fileIds] })).toMatchObject(wrong({ fileIds: 'unknown' }))
    const foreign = await image(await sandbox.tokenOf('vip01'))
    expect(await apply('big-win', { fileIds: [foreign] })).toMatchObject(wrong({ fileIds: 'unknown' }))
    await enter('vip01')
    expect(await apply('live-streak', { remark: ' ', fileIds })).toMatchObject(wrong({ remark: 'required' }))
    await enter('member01')
    const answer = await apply('big-win', { remark: family.repeat(140), fileIds })
    expect(z.parse(activityEntrySchema, answer.value).remark).toBe(family.repeat(140))
  })

  it('is refused before the window and after it, wherever its clocks are', async () => {
    const now = sandbox.clock.now
    await enter('vip01')
    await window('derby-guess', { startsAt: now + 1 })
    expect((await apply('derby-guess')).message).toBe('activity.closed')
    await window('derby-guess', { startsAt: now - 2, endsAt: now })
    expect((await apply('derby-guess')).message).toBe('activity.closed')
    expect((await one('derby-guess')).state).toBe('CLOSED')
    await window('derby-guess', { endsAt: null, joinBy: null })
    expect((await apply('derby-guess')).success).toBe(true)
    expect(await window('nothing', { endsAt: null })).toBe(400)
    expect(await window('derby-guess', { startsAt: null })).toBe(400)
  })
})

it('lists a member’s own entries alone, newest first, page by page', async () => {
  const all = await entries({ pageSize: '50' })
  expect(all.length).toBe(7)
  expect(all.map(({ enteredAt }) => enteredAt)).toEqual(all.map(({ enteredAt }) => enteredAt).toSorted((a, b) => b - a))
  expect(all.find(({ state }) => state === 'REJECTED')?.reason).toContain('one table')
  expect((await entries({ pageSize: '2', page: '2' })).map(({ reference }) => reference)).toEqual(
    all.slice(2, 4).map(({ reference }) => reference),
  )
  await enter('vip01')
  expect((await entries({ pageSize: '50' })).length).toBe(2)
})

/** Rounds of ten on the slots. */
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
