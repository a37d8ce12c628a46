import type { Generated } from 'kysely'
import type { ContractKind, Cycle } from '../contracts/kinds'
import type { ContractAction, ContractState, Side } from '../contracts/machine'
import type { Channel } from '../firebase/verifyToken'
import type { TextLanguage } from '../language'

/**
 * Rows of the tables, by their names: what queries are typed by. `schema.ts` makes the tables; a test writes and reads
 * every column of both. Money is in minor units, times are epoch milliseconds.
 */
export interface Tables {
  readonly meta: { name: string; value: string }
  readonly account: AccountTable
  /** Everybody above an account, its upline at depth 1. Written by a trigger when an account is opened. */
  readonly teamPath: { ancestorId: number; accountId: number; depth: number }
  readonly session: SessionTable
  readonly signIn: SignInTable
  readonly authenticator: AuthenticatorTable
  readonly loginFailure: { merchant: string; username: string; failures: number }
  readonly wallet: { accountId: number; accountTypeId: number; minor: number }
  readonly captcha: CaptchaTable
  readonly smsCode: SmsCodeTable
  readonly vendor: { code: string; accountTypeId: number; name: string; category: string; position: number }
  readonly game: GameTable
  readonly announcement: AnnouncementTable
  readonly announcementText: { id: string; language: TextLanguage; title: string; content: string }
  readonly favourite: { accountId: number; nodeId: number; addedAt: number }
  readonly recentGame: { accountId: number; nodeId: number; playedAt: number }
  readonly ticket: TicketTable
  readonly bet: BetTable
  readonly movement: MovementTable
  readonly message: MessageTable
  readonly deposit: DepositTable
  readonly pointEntry: PointEntryTable
  readonly pointExchange: PointExchangeTable
  readonly feedback: FeedbackTable
  readonly loginGuard: { accountId: number; secret: string; bankName: string | null; totpStep: number | null }
  readonly registeredAddress: { accountId: number; address: string }
  readonly loginCheck: LoginCheckTable
  readonly loginCheckCode: { accountId: number; way: 'sms' | 'email'; code: string; createdAt: number }
  readonly loginCheckFailure: { accountId: number; failedAt: number }
  readonly secretTry: { accountId: number; secret: 'LOGIN' | 'PAYMENT'; failures: number; lockedUntil: number }
  readonly geetestLot: GeetestLotTable
  readonly mail: MailTable
  readonly thirdPartyLink: ThirdPartyLinkTable
  readonly walletTransfer: WalletTransferTable
  readonly teamTransfer: TeamTransferTable
  /** What an agent notes of somebody of its team; told to nobody else. */
  readonly teamRemark: { accountId: number; aboutId: number; remark: string; changedAt: number }
  readonly paymentPassword: { accountId: number; passwordHash: string }
  readonly payoutAccount: PayoutAccountTable
  readonly withdrawal: WithdrawalTable
  readonly turnover: TurnoverTable
  readonly bonus: BonusTable
  readonly reward: RewardTable
  readonly missionClaim: MissionClaimTable
  readonly raffleTicket: RaffleTicketTable
  readonly raffleDraw: RaffleDrawTable
  readonly upload: UploadTable
  readonly playLimit: PlayLimitTable
  readonly limitVersion: { accountId: number; version: number }
  readonly limitRequest: { accountId: number; requestId: string; content: string }
  readonly playPause: PlayPauseTable
  readonly stay: { tokenHash: string; accountId: number; startedAt: number; seenAt: number }
  readonly referralReward: ReferralRewardTable
  readonly contract: ContractTable
  readonly contractEvent: ContractEventTable
  readonly contractPayment: ContractPaymentTable
  /** When a promotion may be joined and runs. */
  readonly activityWindow: { activity: string; startsAt: number; endsAt: number | null; joinBy: number | null }
  readonly activityEntry: ActivityEntryTable
  /** Days that were signed in for, by the date of the promotion's zone. */
  readonly activitySign: { entryId: number; date: string; signedAt: number; requestId: string }
  readonly invitationLink: InvitationLinkTable
  readonly invitationVisit: { linkId: number; visitor: string; firstAt: number }
  readonly invitationMember: { accountId: number; linkId: number; joinedAt: number; firstDepositAt: number | null }
  readonly accountOpening: { accountId: number; requestId: string; openedId: number }
}

/** The database has no booleans. */
type Flag = 0 | 1

interface AccountTable {
  id: Generated<number>
  merchant: string
  username: string
  passwordHash: string
  type: number
  nickname: string | null
  mobile: string | null
  email: string | null
  /** JSON: other fields of registration, by name. */
  profile: Generated<string>
  /** Platform code of the language that the member keeps with the account. */
  language: string | null
  /** The picture that the member chose. */
  avatar: number | null
  clubLabel: string | null
  /** JSON: a list of texts. */
  labels: Generated<string>
  referralCode: string
  affiliateCode: string | null
  upline: number | null
  /** Rate, in basis points. */
  rateBp: Generated<number>
  disabled: Generated<Flag>
  passwordExpired: Generated<Flag>
  openedByAgent: Generated<Flag>
  /** A code that was sent there came back. */
  mobileVerified: Generated<Flag>
  emailVerified: Generated<Flag>
  unread: Generated<number>
  registeredAt: number
  /** Sign-in before the present one. */
  previousLoginAt: number | null
  lastLoginAt: number | null
}

interface SessionTable {
  tokenHash: string
  merchant: string
  accountId: number
  /** Address and program that it was opened from. */
  client: string
  createdAt: number
  seenAt: number
  /** Opened to take money out: no play and no deposits. */
  withdrawOnly: Generated<Flag>
}

/** Each time that somebody signed in, or had the name right and the password wrong. */
interface SignInTable {
  id: Generated<number>
  accountId: number
  client: string
  outcome: 'IN' | 'REFUSED'
  at: number
}

/** An app that shows codes. Its secret counts once a code of it was confirmed. */
interface AuthenticatorTable {
  accountId: number
  secret: string
  confirmedAt: number | null
  /** Step of the clock that the last code belonged to: none counts twice. */
  step: number | null
}

interface CaptchaTable {
  id: Generated<number>
  merchant: string
  client: string
  answer: string
  imageHash: string
  createdAt: number
}

interface SmsCodeTable {
  id: Generated<number>
  merchant: string
  /** Where it went: a number, or a mail address. */
  mobile: string
  purpose: 'register' | 'login' | 'forgot' | 'payment' | 'contact'
  code: string
  attempts: Generated<number>
  createdAt: number
  expiresAt: number
}

interface GameTable {
  nodeId: number
  gameId: string
  vassalage: string
  category: string
  gameType: string
  titleCN: string
  titleEN: string
  titleAR: string
  /** 1 is the most popular of all. */
  popularity: number
  hot: Flag
  fresh: Flag
  rtp: string | null
}

interface AnnouncementTable {
  id: string
  type: string
  category: string | null
  shownWith: string | null
  link: string | null
  image: string | null
  position: number
  publishedAt: number
}

interface TicketTable {
  ticketHash: string
  accountId: number
  /** Absent for a vendor's lobby. */
  nodeId: number | null
  vassalage: string
  language: string
  /** Wallet that the game is played from. */
  wallet: number
  /** Origin of the site that the game is framed by. */
  site: string
  createdAt: number
  playHash: string | null
  openedAt: number | null
}

interface BetTable {
  id: Generated<number>
  accountId: number
  vassalage: string
  nodeId: number | null
  stake: number
  win: number
  /** PENDING: the stake is taken, the result is not known. CANCELLED: the stake was given back. */
  status: 'SETTLED' | 'PENDING' | 'CANCELLED'
  placedAt: number
  /** When its result was or will be known. */
  dueAt: number
  /** JSON: its rounds, or what was bet on (`store/betDetail.ts`). */
  detail: string | null
}

interface MovementTable {
  id: Generated<number>
  accountId: number
  /** What moved the main wallet. GAME is a round: its win less its stake. */
  kind:
    | 'OPENING'
    | 'DEPOSIT'
    | 'WITHDRAWAL'
    | 'TRANSFER'
    | 'UPLINE'
    | 'GAME'
    | 'BONUS'
    | 'POINTS'
    | 'CONTRACT'
    | 'ADJUSTMENT'
  amount: number
  balance: number
  reference: string | null
  movedAt: number
}

interface MessageTable {
  id: Generated<number>
  accountId: number
  kind: string
  /** JSON: values that its text names. */
  params: string
  sentAt: number
  readAt: number | null
}

interface DepositTable {
  reference: string
  accountId: number
  requestId: string
  method: string
  amount: number
  status: 'PENDING' | 'CREDITED' | 'FAILED' | 'CANCELLED'
  createdAt: number
  /** JSON: values of the method's fields, by name. */
  details: Generated<string>
  /** An upload of the account's own. */
  proof: string | null
  promotion: string | null
  /** What the promotion adds when the deposit is credited, and what must be staked for it. */
  bonus: Generated<number>
  bonusTurnover: Generated<number>
}

interface ReferralRewardTable {
  /** Who is rewarded: once for each friend. */
  accountId: number
  friendId: number
  reference: string
  amount: number
  paidAt: number
}

/** A member's part in a promotion: one for each. */
interface ActivityEntryTable {
  id: Generated<number>
  accountId: number
  activity: string
  /** Of joining or applying. */
  requestId: string
  claimRequestId: string | null
  state: 'SIGNED' | 'APPLYING' | 'PROCESS' | 'ISSUED' | 'REJECTED' | 'CLAIMED'
  remark: string | null
  /** JSON: ids of uploads. */
  images: Generated<string>
  /** Why it was turned down. */
  reason: string | null
  enteredAt: number
  /** When the sandbox takes the next step by itself; null: it waits for an operator. */
  dueAt: number | null
  decidedAt: number | null
  endedAt: number | null
}

interface PointEntryTable {
  id: Generated<number>
  accountId: number
  source: string
  /** Hundredths of points. */
  points: number
  balance: number
  earnedAt: number
}

interface PointExchangeTable {
  reference: string
  accountId: number
  requestId: string
  kind: 'REWARD' | 'CONVERT'
  reward: string | null
  quantity: number
  /** Hundredths of points. */
  points: number
  amount: number | null
  address: string | null
  status: 'PROCESSING' | 'REJECTED' | 'APPROVED'
  appliedAt: number
}

interface FeedbackTable {
  reference: string
  merchant: string
  accountId: number | null
  client: string
  questionType: string
  content: string
  contact: string | null
  sentAt: number
}

interface PayoutAccountTable {
  id: Generated<number>
  accountId: number
  kind: 'BANK' | 'CRYPTO'
  /** Bank or network, by its id. */
  place: string
  branch: string | null
  holder: string | null
  number: string
  label: string | null
  isDefault: Generated<Flag>
  addedAt: number
  /** Removed ones stay: withdrawals went there. */
  removedAt: number | null
}

interface WithdrawalTable {
  reference: string
  accountId: number
  requestId: string
  payoutAccount: number
  /** Left the wallet; the fee is a part of it. */
  amount: number
  fee: number
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'PAID' | 'REVIEW' | 'CONFIRMED' | 'RETURNED'
  createdAt: number
  decidedAt: number | null
  paidAt: number | null
  /** What the member said of the payout, or AUTO where they said nothing in time. */
  outcome: 'RECEIVED' | 'PART' | 'NOT_RECEIVED' | 'AUTO' | 'FORCED' | null
  received: number | null
  /** An uploaded image. */
  proof: string | null
  confirmedAt: number | null
}

interface LoginCheckTable {
  ticketHash: string
  accountId: number
  address: string
  attempts: Generated<number>
  createdAt: number
}

interface GeetestLotTable {
  lotHash: string
  captchaId: string
  target: number
  tries: Generated<number>
  proofHash: string | null
  createdAt: number
}

interface MailTable {
  id: Generated<number>
  merchant: string
  /** Account name. */
  account: string
  toAddress: string
  subject: string
  body: string
  sentAt: number
}

interface ThirdPartyLinkTable {
  merchant: string
  accountId: number
  channel: Channel
  /** Who it is at the channel. */
  subject: string
  label: string | null
  linkedAt: number
}

interface WalletTransferTable {
  accountId: number
  transactionNo: string
  fromType: number
  toType: number
  amount: number
  movedAt: number
}

interface TeamTransferTable {
  /** Who sent it. */
  accountId: number
  receiverId: number
  direction: 'UP' | 'DOWN'
  requestId: string
  reference: string
  amount: number
  movedAt: number
}

interface TurnoverTable {
  id: Generated<number>
  accountId: number
  source: 'DEPOSIT' | 'BONUS'
  reference: string
  required: number
  done: number
  state: 'OPEN' | 'DONE' | 'ENDED'
  createdAt: number
}

interface BonusTable {
  id: Generated<number>
  accountId: number
  /** Of giving it up. */
  requestId: string | null
  offer: string
  amount: number
  /** What the rounds that counted towards its turnover won less what they cost; below zero where they lost. */
  won: number
  state: 'ACTIVE' | 'DONE' | 'FORFEITED' | 'EXPIRED'
  /** What left the wallets when it ended. */
  taken: number | null
  creditedAt: number
  expiresAt: number
  endedAt: number | null
}

interface RewardTable {
  id: Generated<number>
  accountId: number
  /** Of the claim. */
  requestId: string | null
  /** What it was given for: once for each account. */
  grantKey: string
  offer: string
  /** Minor units; of tickets, how many. */
  amount: number
  state: 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'
  grantedAt: number
  expiresAt: number
  claimedAt: number | null
}

interface MissionClaimTable {
  id: Generated<number>
  accountId: number
  requestId: string
  mission: string
  /** When the day or week began that it was done in. */
  periodFrom: number
  points: number
  claimedAt: number
}

interface RaffleTicketTable {
  id: Generated<number>
  accountId: number
  /** Reference of what it was earned by. */
  source: string
  earnedAt: number
}

interface RaffleDrawTable {
  id: Generated<number>
  accountId: number
  requestId: string
  /** Each ticket is drawn once. */
  ticketId: number
  prize: string
  drawnAt: number
}

interface UploadTable {
  /** Told to nobody but who sent it. */
  fileId: string
  accountId: number
  type: 'image/png' | 'image/jpeg'
  /** Base64. */
  content: string
  bytes: number
  sentAt: number
}

interface PlayLimitTable {
  accountId: number
  kind: 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION'
  period: 'DAY' | 'WEEK' | 'MONTH'
  /** In minor units; of SESSION in minutes. */
  most: number
  /** A looser limit that was asked for; absent with a time, the limit is to be removed. */
  changeMost: number | null
  changeAskedAt: number | null
}

interface PlayPauseTable {
  id: Generated<number>
  accountId: number
  kind: 'TIMEOUT' | 'EXCLUSION'
  startedAt: number
  endsAt: number
}

interface ContractTable {
  id: Generated<number>
  kind: ContractKind
  /** Who pays; absent: the platform. */
  uplineId: number | null
  /** Who is paid. */
  accountId: number
  /** Of the proposal. */
  requestId: string | null
  cycle: Cycle
  /** JSON: rows of terms (`contracts/terms.ts`). */
  terms: string
  state: ContractState
  /** Goes up with each change: what was read before counts no more. */
  version: Generated<number>
  proposedAt: number
  decidedAt: number | null
  startsAt: number | null
  endsAt: number | null
  /** The contract that it took the place of. */
  replacesId: number | null
  /** Bets before this time are settled. */
  settledTo: number | null
  /** When there is something to settle next; absent: never. */
  nextAt: number | null
  /** Left over by the last settlement, in ten thousandths of a minor unit. */
  carry: Generated<number>
}

interface ContractEventTable {
  id: Generated<number>
  contractId: number
  action: ContractAction | 'PROPOSE' | 'REPLACE' | 'LEAVE'
  side: Side | 'PLATFORM'
  at: number
}

interface ContractPaymentTable {
  id: Generated<number>
  contractId: number
  kind: ContractKind
  payerId: number | null
  payeeId: number
  periodFrom: number
  periodTo: number
  amount: number
  /** JSON: what it was computed from (`contracts/settle.ts`). */
  detail: string
  /** OWED: the payer's wallet was too low; it is paid as soon as it is not. */
  state: 'PAID' | 'OWED'
  dueAt: number
  paidAt: number | null
}

/** A link that an agent made for accounts of its own. */
interface InvitationLinkTable {
  id: Generated<number>
  merchant: string
  accountId: number
  requestId: string
  code: string
  /** What the accounts are: 0, or a type of agents. */
  type: number
  rateBp: number
  domain: string
  /** Registrations; null for any number. */
  maxUses: number | null
  expiresAt: number | null
  closedAt: number | null
  createdAt: number
}
