import * as z from 'zod/mini'
import { schemaOf } from '../../src/platform/readAnswer'
import { defaultPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { day } from '../../src/server/sandbox/durations'
import { createTestSandbox, member } from '../../src/server/sandbox/testing/testSandbox'
import type { RecordedAnswer } from '../../stories/platform/recorded'
import { moments } from './moments'
import { nameSessions } from './nameSessions'
import { prepareAccount } from './prepareAccount'
import { recordedAt } from './recordedAt'
import { type ProductCall, productCalls } from '../productCalls'

export const merchants = ['aurora', 'jade', 'sahara'] as const
type Merchant = (typeof merchants)[number]

/** Platform codes of the languages that the toolbar offers. */
const languages = ['EN', 'CN', 'AR'] as const
/** Those who look at screens, and those who only sign in. */
const accounts = ['member01', 'vip01', 'agent01', 'demo01']
const signingIn = ['newbie01', 'expired01', 'default01']
const ofSigningIn = ['memberInfo', 'balance', 'unreadCount', 'merchantWallet']

/** Asked of scenarios (stories/scenarios), made in the page, or answered by a moment. */
const elsewhere = [
  'whitelabel',
  'registrationSettings',
  'encryptionKey',
  'affiliate',
  'geetest',
  'getDeposit',
  'memberData',
  'withdrawal',
  'betDetail',
  'transactionDetail',
]

/** Games of the catalogue: the whole of it would be megabytes. */
export const recordedGames = 100

export interface Recording {
  readonly answers: readonly RecordedAnswer[]
  /** Values that the product itself would refuse to read. */
  readonly problems: readonly string[]
}

const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS']
/** More than one page of what is shown by pages: the pages are cut in the page, as the platform does. */
const aLot = { page: '1', pageSize: '24' }
/** Of agent01: one that runs, one that the agent offers, one that is offered in place of another. */
const contractsShown = ['CON00000005', 'CON00000006', 'CON00000007']
/** What every language is answered alike, though not the same twice. */
const picture = 'captcha'
/** Whose answers are kept in every language. */
const reader = 'member01'

function queriesOf({ id }: ProductCall, merchant: Merchant): readonly Record<string, string>[] {
  if (id === 'gameList') return categories.map((gameCategory) => ({ gameCategory, pageSize: '500' }))
  if (id === 'announcements') return [{ type: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }]
  if (id === 'hotGames') return [{ merchantCode: merchant, isPlatform: '2', platform: 'html5-desktop' }]
  if (id === 'rankList') return categories.map((gameCategory) => ({ gameCategory, count: '24' }))
  if (id === 'winnerBoard') return [{ merchantCode: merchant, count: '20' }]
  if (id === 'winners') return [{ period: 'DAILY' }, { period: 'WEEKLY' }]
  if (id === 'vendors') return [{ merchantCode: merchant }]
  if (id === 'bonusDetails') return ['ACTIVE', 'ENDED'].map((state) => ({ state }))
  if (id === 'rewardList') return ['CLAIMABLE', 'CLAIMED', 'EXPIRED'].map((state) => ({ state }))
  if (id === 'agentContracts') return ['UPLINE', 'SUBORDINATE'].map((side) => ({ side }))
  if (id === 'agentContract') return contractsShown.map((reference) => ({ reference }))
  if (id === 'contractIncome') return ['IN', 'OUT'].map((direction) => ({ direction }))
  if (id === 'missionLeaderboard') return ['DAILY', 'WEEKLY', 'MONTHLY'].map((period) => ({ period }))
  if (id === 'teamList')
    return [{}, { account: 'agent02' }, { account: 'agent42' }, { search: 'agent' }, { search: 'nobody' }].map(
      // registered at any time
      (query) => ({ ...query, startTime: '' }),
    )
  if (id === 'teamMember') return [{}, { account: 'agent02' }]
  if (id === 'teamMemberBets') return [{ account: 'member01' }]
  if (id === 'subordinateProfit') return [{}, { account: 'agent02' }, { account: 'agent42' }]
  return [{}]
}
/** Calls that visitors may make, and that members are answered otherwise. */
const toldApart = ['activities', 'winners']
/** Members of a query that tell answers of one call apart; whatever else is asked gets the same one. */
const telling = ['gameCategory', 'state', 'period', 'side', 'direction', 'reference', 'account', 'search']

/** Runs the sandbox in this process and keeps what it answers, for each merchant: to visitors and to the demo accounts. */
export async function recordAnswers(): Promise<ReadonlyMap<Merchant, Recording>> {
  const sandbox = createTestSandbox({ now: () => recordedAt, gameCount: recordedGames })
  const reading = productCalls.filter(({ id, call }) => call.method === 'GET' && !elsewhere.includes(id))
  const open = reading.filter(({ call }) => call.token !== true)
  // what visitors are answered too is not asked again, unless members are answered otherwise
  const isOwn = ({ id, call }: ProductCall) => call.token === true && !open.some((row) => row.id === id)
  const guarded = reading.filter((row) => isOwn(row) || toldApart.includes(row.id))
  const tokens = new Map<string, string>()
  const tokenOf = async (account: string, merchant: Merchant): Promise<string> => {
    if (account !== 'default01') return sandbox.tokenOf(account, merchant)
    const token =
      tokens.get(merchant) ?? member((await sandbox.login(account, merchant, defaultPassword)).value, 'token')
    tokens.set(merchant, token)
    return token
  }
  const recordings = new Map<Merchant, Recording>()

  for (const merchant of merchants) {
    const answers: RecordedAnswer[] = []
    const problems: string[] = []
    const keep = async (row: ProductCall, account?: string) => {
      const { call } = row
      for (const query of queriesOf(row, merchant)) {
        let english = ''
        const several = row.id !== picture && (account === undefined || account === reader)
        for (const language of several ? languages : languages.slice(0, 1)) {
          const { success, value, message } = await sandbox.call(call.method, call.path, {
            merchant,
            language,
            module: call.moduleId,
            query: { ...aLot, startTime: String(recordedAt - 92 * day), endTime: String(recordedAt), ...query },
            ...(account !== undefined && { token: await tokenOf(account, merchant) }),
          })
          problems.push(...problemsOf(row, success, value))
          const answer = {
            success,
            ...(value !== undefined && { value: nameSessions(withoutTree(value)) }),
            ...(message !== undefined && { message }),
          }
          const text = JSON.stringify(answer)
          if (language === 'EN') english = text
          else if (text === english) continue
          const told = Object.entries(query).filter(([name]) => telling.includes(name))
          answers.push({
            ask: `${call.method} ${call.path}`,
            ...(account !== undefined && { account }),
            ...(language !== 'EN' && { language }),
            ...(told.length > 0 && { query: Object.fromEntries(told) }),
            answer,
          })
        }
      }
    }
    for (const row of open) await keep(row)
    await prepareAccount(sandbox, merchant, reader)
    for (const account of accounts) for (const row of guarded) await keep(row, account)
    // their first sign-in is a moment, which is kept before anybody else signs in
    if (merchant === 'aurora') answers.push(...(await moments(sandbox)))
    for (const account of signingIn)
      for (const row of guarded) if (ofSigningIn.includes(row.id)) await keep(row, account)
    recordings.set(merchant, { answers, problems })
  }
  sandbox.close()
  return recordings
}

function problemsOf({ id, call }: ProductCall, success: boolean, value: unknown): readonly string[] {
  if (!success) return []
  const read = z.safeParse(schemaOf<unknown>(call.value), value)
  return read.success
    ? []
    : [`${id}: ${read.error.issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join('; ')}`]
}

/** The module tree is the scenario's. */
function withoutTree(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('whitelabel' in value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'whitelabel'))
}
