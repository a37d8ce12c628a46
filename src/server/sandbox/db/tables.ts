import type { AccountsTables } from './tables/accounts'
import type { ActivitiesTables } from './tables/activities'
import type { ContractsTables } from './tables/contracts'
import type { GamesTables } from './tables/games'
import type { MessagesTables } from './tables/messages'
import type { MoneyTables } from './tables/money'
import type { RewardsTables } from './tables/rewards'
import type { SaferPlayTables } from './tables/saferPlay'
import type { TeamTables } from './tables/team'
import type { VerificationTables } from './tables/verification'

/**
 * Rows of the tables, by their names: what queries are typed by. Each subject has a file with its tables (SQL) and their
 * rows (types); a test writes and reads every column of both. Money is in minor units, times are epoch milliseconds.
 */
export interface Tables
  extends
    AccountsTables,
    VerificationTables,
    MessagesTables,
    GamesTables,
    MoneyTables,
    RewardsTables,
    ActivitiesTables,
    SaferPlayTables,
    TeamTables,
    ContractsTables {}

/** Tables whose rows belong to an account. */
export type OwnTable = {
  [Table in keyof Tables]: 'accountId' extends keyof Tables[Table] ? Table : never
}[keyof Tables]
