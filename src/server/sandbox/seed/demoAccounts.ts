/** Accounts that every merchant of the sandbox has. All but one have the same password, shown at start. */
export const demoPassword = 'Marquee1'
/** What the demo merchants give to accounts that nobody has used yet; brands know its digest. */
export const defaultPassword = 'Welcome1'

/** Of the accounts that have one. */
export const demoPaymentPassword = '246810'

interface DemoAccount {
  readonly username: string
  /** What it is there to show. */
  readonly role: string
  /** Agent flag: 0 member, 1, 2, 41, 42 agents, 4 demo, 9 staff without a player's side (spec §6). */
  readonly type: number
  /** Main wallet, in minor units. */
  readonly minor: number
  /** Last figure of the mobile number, after the merchant's prefix. */
  readonly mobile?: number
  /** Where it is not the demo password. */
  readonly password?: string
  /** Holder of the bank account: the account is checked when it is signed in to from an unregistered address. */
  readonly bankName?: string
  /** Whose payouts it may receive; it has the demo payment password then, as agents do. */
  readonly realName?: string
  readonly upline?: string
  /** Has set limits for itself. */
  readonly limits?: true
  readonly vip?: true
  readonly disabled?: true
  readonly passwordExpired?: true
  readonly openedByAgent?: true
  readonly unread?: number
  /** An agent's own rate, in basis points. */
  readonly rateBp?: number
  /** Points that it began with, besides what its past has earned. */
  readonly points?: number
  /** Bets in its past. */
  readonly history?: number
  /** Turnover before those bets, by the month so many before this one, in minor units. */
  readonly earlierTurnover?: Readonly<Record<number, number>>
}

export const demoAccounts: readonly DemoAccount[] = [
  { username: 'agent01', role: 'Agent, first line', type: 1, minor: 12_480_00, unread: 2, rateBp: 10_00 },
  { username: 'agent02', role: 'Agent, second line', type: 2, minor: 5_310_50, upline: 'agent01', rateBp: 8_00 },
  { username: 'agent41', role: 'Agent, type 41', type: 41, minor: 2_204_00, upline: 'agent01', rateBp: 6_00 },
  { username: 'agent42', role: 'Agent, type 42', type: 42, minor: 980_75, upline: 'agent02', rateBp: 4_00 },
  {
    username: 'member01',
    role: 'Member',
    type: 0,
    minor: 1_250_00,
    mobile: 1,
    realName: 'Robin Hale',
    upline: 'agent02',
    unread: 3,
    history: 64,
    points: 1_150,
  },
  {
    username: 'vip01',
    role: 'Member of the VIP club',
    type: 0,
    minor: 88_888_88,
    mobile: 2,
    realName: 'Noa Winter',
    upline: 'agent02',
    vip: true,
    limits: true,
    unread: 1,
    history: 48,
    points: 5_200,
    earlierTurnover: { 1: 6_240_00, 2: 9_815_00, 3: 42_380_00 },
  },
  { username: 'demo01', role: 'Demo account', type: 4, minor: 10_000_00 },
  {
    username: 'newbie01',
    role: 'Opened by an agent, signs in for the first time',
    type: 0,
    minor: 0,
    upline: 'agent02',
    openedByAgent: true,
  },
  { username: 'expired01', role: 'Password expired', type: 0, minor: 310_00, upline: 'agent02', passwordExpired: true },
  { username: 'locked01', role: 'Disabled', type: 0, minor: 0, disabled: true },
  { username: 'staff01', role: 'Staff, not a player', type: 9, minor: 0 },
  { username: 'default01', role: 'Still has the default password', type: 0, minor: 25_00, password: defaultPassword },
  {
    username: 'newip01',
    role: 'Checked at sign-in from an unregistered address',
    type: 0,
    minor: 640_00,
    mobile: 7,
    bankName: 'Mira Lindqvist',
  },
]
