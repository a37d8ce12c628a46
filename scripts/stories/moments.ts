import * as z from 'zod/mini'
import { feedbackListSchema } from '../../src/contract/feedback-list'
import { type createTestSandbox, member } from '../../src/server/sandbox/testing/testSandbox'
import { defaultPassword, demoPassword } from '../../src/server/sandbox/seed/demoAccounts'
import type { RecordedAnswer } from '../../stories/platform/recorded'
import { accountMoments } from './accountMoments'
import { launchOf } from './prepareAccount'
import { pointMoments } from './pointMoments'
import { noMatchInPlay } from './sportsMoments'
import { withdrawalMoments } from './withdrawalMoments'

type Sandbox = ReturnType<typeof createTestSandbox>

const merchant = 'aurora'
const askDeposit = 'GET /wps/relay/MCSFE_getDepositRequest'
const login = 'POST /wps/session/login'

/**
 * What the platform answers when something is sent: to a story as usual, or at the moment that it names. Recorded in
 * this order, on one sandbox: three wrong passwords ask for a captcha.
 */
export async function moments(sandbox: Sandbox): Promise<readonly RecordedAnswer[]> {
  const answers: RecordedAnswer[] = []
  const send = async (
    ask: string,
    module: string,
    body: object | undefined,
    how: { readonly moment?: string; readonly account?: string; readonly encrypt?: true } = {},
  ) => {
    const [method = '', path = ''] = ask.split(' ')
    const { moment, account, encrypt } = how
    const { success, value, message } = await sandbox.call(method, path, {
      merchant,
      module,
      body,
      ...(encrypt && { encrypt }),
      ...(account !== undefined && { token: await sandbox.tokenOf(account, merchant) }),
    })
    answers.push({
      ask,
      ...(moment !== undefined && { moment }),
      answer: {
        success,
        ...(value !== undefined && { value: plain(value, body) }),
        ...(message !== undefined && { message }),
      },
    })
    return value
  }
  const signIn = (username: string, password: string, moment?: string, captcha?: string) =>
    send(
      login,
      'COMM3',
      { username, password, type: 'username', ...(captcha !== undefined && { captcha }) },
      { encrypt: true, ...(moment !== undefined && { moment }) },
    )
  const asMember = { account: 'member01' }

  await signIn('newbie01', demoPassword, 'first sign-in')
  await signIn('expired01', demoPassword, 'password expired')
  await signIn('default01', defaultPassword, 'default password')
  await signIn('locked01', demoPassword, 'account disabled')
  await signIn('member01', demoPassword)
  await signIn('vip01', 'wrong1', 'wrong password')
  await signIn('vip01', 'wrong1', 'second wrong password')
  await signIn('vip01', 'wrong1', 'captcha asked for')
  await signIn('vip01', demoPassword, 'captcha wrong', '0')
  await checked(sandbox, async () => {
    const check = await signIn('newip01', demoPassword, 'second check')
    const ticket = typeof check === 'object' && check !== null && 'ticket' in check ? check.ticket : ''
    const verify = 'POST /wps/session/login/verification'
    await send(verify, 'LOGINIPVERF3', { ticket, way: 'sms', action: 'send' }, { encrypt: true })
    await send(
      verify,
      'LOGINIPVERF3',
      { ticket, way: 'sms', action: 'verify', code: '000000' },
      { encrypt: true, moment: 'code wrong' },
    )
  })

  const pause = 'POST /wps/relay/MCSFE_takePlayPause'
  await send(pause, 'COMM3', { kind: 'EXCLUSION', length: 6, requestId: 'recorded-1' }, { account: 'agent41' })
  await signIn('agent41', demoPassword, 'account excluded')

  await send('POST /wps/verification/sms/noLogin', 'VERIFICATION3', { mobileNum: '13800000001' })
  await send('POST /wps/verification/sms/register', 'REGMOBVERF3', { mobileNo: '13900000009' })
  await send('POST /wps/member/password/sms', 'PWRESETSMS3', { mobileNum: '13800000002' })
  await send('POST /wps/game/launchGame', 'GAMELO3', launchOf(merchant, 'member01', { vassalage: 'CIND' }), asMember)
  await send('POST /wps/game/launchGame', 'GAMELO3', launchOf(merchant, 'member01', { vassalage: 'PODI' }), {
    ...asMember,
    moment: 'game in maintenance',
  })
  answers.push({
    ask: 'POST /wps/game/launchGame',
    moment: 'address refused',
    answer: { success: true, value: { game_url: 'ftp://games.example/1' } },
  })
  answers.push({
    ask: 'POST /wps/game/launchGame',
    moment: 'play stopped',
    answer: { success: false, message: 'play.timeout', value: { kind: 'TIMEOUT', until: Date.UTC(2026, 2, 13, 12) } },
  })
  await send(
    'PUT /wps/feedback',
    'FEEDBACK3',
    { questionType: 'SERVICE', content: 'The lanterns are lovely.' },
    asMember,
  )
  answers.push(await answeredFeedback(sandbox))
  answers.push(await noMatchInPlay(sandbox))
  const deposit = await send(
    'POST /wps/relay/MCSFE_requestDeposit',
    'DEPOSIT3',
    { methodId: 'bank', amount: '100', requestId: 'recorded-story' },
    asMember,
  )
  await send(
    'POST /wps/relay/MCSFE_requestDeposit',
    'DEPOSIT3',
    { methodId: 'bank', amount: '9900', requestId: 'recorded-beyond' },
    { account: 'vip01', moment: 'beyond a limit' },
  )
  answers.push({ ask: askDeposit, answer: { success: true, value: deposit } })
  answers.push({
    ask: askDeposit,
    moment: 'deposit unknown',
    answer: { success: false, message: 'field.invalid', value: { fields: { reference: 'unknown' } } },
  })
  for (const [ask, body] of [
    ['MCS2_claimReward', { reference: 'RWD00000002' }],
    ['MCS2_claimMissionReward', { missionId: 'daily-three', periodFrom: Date.UTC(2026, 2, 10) }],
    ['MCS2_claimRafflePromotion', { ticketId: '1' }],
  ] as const)
    await send(`POST /wps/relay/${ask}`, 'REWCEN3', { ...body, requestId: 'recorded-claim' }, asMember)
  for (const [place, body] of stories.entries()) {
    const request = { requestId: `recorded-story-${place}`, ...body.deposit }
    const made = await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', {
      merchant,
      body: request,
      token: await sandbox.tokenOf('vip01', merchant),
    })
    answers.push({
      ask: askDeposit,
      moment: body.moment,
      answer: { success: made.success, value: { ...asObject(made.value), ...body.end } },
    })
  }
  await send(
    'POST /wps/relay/MCSFE_cancelDepositRequest',
    'DEPOSIT3',
    { reference: member(deposit, 'reference') },
    asMember,
  )
  answers.push(await unknownState(sandbox))
  for (const row of recordRows) answers.push(...(await tellRows(sandbox, row)))
  answers.push({
    ask: 'GET /wps/relay/MCSFE_getTeamMemberBets',
    moment: 'account unknown',
    answer: { success: false, message: 'field.invalid', value: { fields: { account: 'unknown' } } },
  })
  answers.push(...(await breaks(sandbox)))
  await send('POST /wps/relay/CSP_readInbox', 'INBOX3', { ids: ['0'] }, asMember)
  await send('POST /wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3', { nodeId: '100003' }, asMember)
  await send('POST /wps/relay/MCSFE_removeFavoriteGameV2', 'GAMELOFAV3', { nodeId: '100003' }, asMember)
  answers.push(...(await withdrawalMoments(sandbox)))
  answers.push(...(await pointMoments(sandbox)))
  answers.push(...(await accountMoments(sandbox)))
  await send('DELETE /wps/session/logout', 'COMM3', undefined, { account: 'agent02' })
  const application = {
    fields: { contactName: 'Robin Walker', contactBy: 'TELEGRAM', contact: '@robin77' },
    requestId: 'recorded-application',
  }
  await send('PUT /wps/agent/join', 'COMM3', application, { account: 'vip01' })
  const joining = (moment: string) => send('GET /wps/agent/join', 'COMM3', undefined, { moment, account: 'vip01' })
  await joining('application sent')
  const decision = { reference: 'AJ00000001', decision: 'REJECT', reason: 'Tell us where you would find players.' }
  await sandbox.request('POST', '/sandbox/agent-applications', { body: JSON.stringify(decision) })
  await joining('application rejected')
  return answers
}

/** Deposits as they stand at other times, and how they end. */
const stories = [
  { moment: 'deposit in coins', deposit: { methodId: 'usdt', amount: '250', promotionId: 'coin-extra' }, end: {} },
  {
    moment: 'deposit with a bonus',
    deposit: { methodId: 'wallet', amount: '100', promotionId: 'daily-reload' },
    end: { status: 'CREDITED', cancellable: false },
  },
  {
    moment: 'deposit cancelled',
    deposit: { methodId: 'wallet', amount: '60' },
    end: { status: 'CANCELLED', cancellable: false },
  },
] as const

/** A member's feedback after customer service has answered it. */
async function answeredFeedback(sandbox: Sandbox): Promise<RecordedAnswer> {
  const path = '/wps/feedback'
  const ask = async () =>
    (await sandbox.call('GET', path, { merchant, token: await sandbox.tokenOf('member01', merchant) })).value
  const list = z.parse(feedbackListSchema, await ask())
  await sandbox.request('POST', '/sandbox/feedback', {
    body: JSON.stringify({
      merchant,
      reference: list.content[0]?.reference,
      answer: 'Thank you. They come back every year in the ninth month.',
    }),
  })
  return { ask: `GET ${path}`, moment: 'feedback answered', answer: { success: true, value: await ask() } }
}

/** A platform that knows more states of a promotion than the product. */
async function unknownState(sandbox: Sandbox): Promise<RecordedAnswer> {
  const path = '/wps/relay/MCSFE_getActivityList'
  const { value } = await sandbox.call('GET', path, { merchant, token: await sandbox.tokenOf('member01', merchant) })
  const told: unknown = JSON.parse(JSON.stringify(value).replaceAll('"COMING"', '"SUSPENDED"'))
  return { ask: `GET ${path}`, moment: 'state unknown', answer: { success: true, value: told } }
}

/** A break that the member takes, one that the member chose for longer, and a session that was opened to withdraw. */
async function breaks(sandbox: Sandbox): Promise<readonly RecordedAnswer[]> {
  const path = '/wps/relay/MCSFE_getSaferPlay'
  const { value } = await sandbox.call('GET', path, { merchant, token: await sandbox.tokenOf('vip01', merchant) })
  const standing = (moment: string, more: object) => ({
    ask: `GET ${path}`,
    moment,
    answer: { success: true, value: { ...asObject(value), ...more } },
  })
  return [
    standing('on a break', { pause: { kind: 'TIMEOUT', until: Date.UTC(2026, 2, 13, 12) } }),
    standing('excluded', { pause: { kind: 'EXCLUSION', until: Date.UTC(2026, 8, 10, 12) }, withdrawOnly: true }),
    standing('to withdraw only', { withdrawOnly: true }),
  ]
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Rows of the records that stories open: the first of a kind, and one that is not there. */
const recordRows = [
  { list: 'ODSFE2_MemTransDet', detail: 'ODSFE2_MemBetDetail', filter: { status: 'PENDING' }, moment: 'bet is open' },
  { list: 'ODSFE2_MemTransDet', detail: 'ODSFE2_MemBetDetail', filter: { vassalage: 'CIND' } },
  { list: 'ODSFE2_MemFundTransDet', detail: 'ODSFE2_MemFundTransDetail', filter: { type: 'GAME' } },
] as const

type RecordRow = Readonly<{ list: string; detail: string; filter: Readonly<Record<string, string>>; moment?: string }>

async function tellRows(sandbox: Sandbox, { list, detail, filter, moment }: RecordRow): Promise<RecordedAnswer[]> {
  const token = await sandbox.tokenOf('member01', merchant)
  const get = (name: string, query: Readonly<Record<string, string>>) =>
    sandbox.call('GET', `/wps/relay/${name}`, { merchant, module: 'MEMTRANS3', token, query })
  const { value } = await get(list, { ...filter, pageSize: '1' })
  const content: unknown = typeof value === 'object' && value !== null && 'content' in value ? value.content : []
  const first: unknown = Array.isArray(content) ? content[0] : undefined
  const id = typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : ''
  const ask = `GET /wps/relay/${detail}`
  const whole = { ask, answer: { success: true, value: (await get(detail, { id })).value } }
  if (moment !== undefined) return [{ ...whole, moment }]
  const unknown = { success: false, message: 'field.invalid', value: { fields: { id: 'unknown' } } }
  return [whole, { ask, moment: 'row unknown', answer: unknown }]
}

/** The second check is a module that no demo merchant has on. */
async function checked(sandbox: Sandbox, during: () => Promise<void>): Promise<void> {
  const set = (enabled: boolean) =>
    sandbox.request('POST', '/sandbox/modules', {
      body: JSON.stringify({ merchant, modId: 'LOGINIPVERF3', enabled }),
      headers: { 'Content-Type': 'application/json' },
    })
  await set(true)
  await during()
  await set(false)
}

/** Without secrets: a story's token is the name of its account, and its game a picture of one. */
function plain(value: unknown, body: object | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { username } = { username: undefined, ...body }
  return {
    ...value,
    ...('token' in value && { token: username }),
    ...('ticket' in value && { ticket: 'recorded' }),
    ...('game_url' in value && { game_url: '/cdn/games/100003.svg' }),
  }
}
