import type { Database } from '../db/database'
import { query } from '../db/query'
import type { OwnTable, Tables } from '../db/tables'
import { mask, maskName } from '../mask'
import { decimal } from '../money'

/** Why rows are no part of the file: they keep a way in safe; they are told apart, in words; they last for minutes. */
type LeftOut = 'secret' | 'told' | 'passing'

/** What each table gives to the file of a member's data. A new table does not compile until it says so. */
const given: { readonly [Table in OwnTable]: readonly (keyof Tables[Table] & string)[] | LeftOut } = {
  wallet: 'told',
  signIn: 'told',
  thirdPartyLink: 'told',
  bet: 'told',
  earlierTurnover: ['at', 'amount'],
  feedback: 'told',
  movement: 'told',
  teamPath: 'told',
  session: 'secret',
  authenticator: 'secret',
  loginGuard: 'secret',
  paymentPassword: 'secret',
  secretTry: 'secret',
  loginCheck: 'passing',
  loginCheckCode: 'passing',
  loginCheckFailure: 'passing',
  ticket: 'passing',
  stay: 'passing',
  limitVersion: 'passing',
  limitRequest: 'passing',
  registeredAddress: ['address'],
  favourite: ['nodeId', 'addedAt'],
  recentGame: ['nodeId', 'playedAt'],
  message: ['kind', 'params', 'sentAt', 'readAt'],
  deposit: ['reference', 'method', 'amount', 'status', 'details', 'promotion', 'bonus', 'createdAt'],
  withdrawal: ['reference', 'amount', 'fee', 'status', 'createdAt', 'paidAt', 'outcome', 'received', 'confirmedAt'],
  payoutAccount: ['kind', 'place', 'branch', 'holder', 'number', 'label', 'addedAt', 'removedAt'],
  walletTransfer: ['transactionNo', 'fromType', 'toType', 'amount', 'movedAt'],
  teamTransfer: ['direction', 'reference', 'amount', 'movedAt'],
  upload: ['type', 'bytes', 'sentAt'],
  turnover: ['source', 'reference', 'required', 'done', 'state', 'createdAt'],
  bonus: ['offer', 'amount', 'won', 'state', 'taken', 'creditedAt', 'expiresAt', 'endedAt'],
  reward: ['offer', 'state', 'grantedAt', 'expiresAt', 'claimedAt'],
  missionClaim: ['mission', 'periodFrom', 'claimedAt'],
  raffleTicket: ['source', 'earnedAt'],
  raffleDraw: ['prize', 'drawnAt'],
  referralReward: ['reference', 'amount', 'paidAt'],
  pointEntry: ['source', 'points', 'balance', 'earnedAt'],
  pointExchange: [
    ...(['reference', 'kind', 'reward', 'quantity', 'points', 'amount', 'price', 'address', 'status'] as const),
    ...(['remark', 'appliedAt', 'decidedAt'] as const),
  ],
  playLimit: ['kind', 'period', 'most', 'changeMost', 'changeAskedAt'],
  activityEntry: ['activity', 'state', 'remark', 'reason', 'enteredAt', 'decidedAt', 'endedAt'],
  invitationLink: ['code', 'type', 'domain', 'maxUses', 'expiresAt', 'closedAt', 'createdAt'],
  invitationMember: ['joinedAt', 'firstDepositAt'],
  agentApplication: ['reference', 'fields', 'affiliateCode', 'status', 'sentAt', 'decidedAt', 'reason'],
  accountOpening: 'told',
  teamRemark: ['remark', 'changedAt'],
  contract: ['kind', 'cycle', 'terms', 'state', 'proposedAt', 'startsAt', 'endsAt'],
  playPause: ['kind', 'startedAt', 'endsAt'],
}

/** Every table whose rows belong to an account. */
export const ownTables = Object.keys(given) as readonly OwnTable[]

type Value = string | number | null
type Row = Readonly<Record<string, Value>>

/** Minor units, and hundredths of points. */
const inHundredths: readonly string[] = [
  ...['amount', 'fee', 'received', 'bonus', 'won', 'taken', 'required', 'done', 'points', 'balance', 'price'],
]
const jsonColumns: readonly string[] = ['details', 'fields', 'params', 'terms']
const masks: Readonly<Record<string, (value: string) => string>> = { number: mask, holder: maskName }

/** Limits of time are in minutes. */
const isMoney = (name: string, { kind }: Row): boolean =>
  inHundredths.includes(name) || ((name === 'most' || name === 'changeMost') && kind !== 'SESSION')

function shown(name: string, value: Value, row: Row): unknown {
  if (typeof value === 'number') {
    if (isMoney(name, row)) return decimal(value)
    return /At$|^periodFrom$/.test(name) ? new Date(value).toISOString() : value
  }
  if (value === null) return value
  return jsonColumns.includes(name) ? (JSON.parse(value) as unknown) : (masks[name]?.(value) ?? value)
}

/** Rows of an account by table, as its owner reads them: money in major units, times in ISO 8601, numbers masked. */
export function ownRows(database: Database, accountId: number): Readonly<Record<string, readonly unknown[]>> {
  const tables = Object.entries(given).flatMap(([table, columns]) =>
    typeof columns === 'string' ? [] : [[table as OwnTable, columns as readonly never[]] as const],
  )
  return Object.fromEntries(
    tables.map(([table, columns]) => {
      const rows = database.all(query.selectFrom(table).select(columns).where('accountId', '=', accountId))
      return [
        table,
        (rows as readonly Row[]).map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(name, value, row)])),
        ),
      ]
    }),
  )
}
