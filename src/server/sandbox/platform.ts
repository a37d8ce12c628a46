import type { Cipher } from './cipher'
import type { Database } from './db/database'
import type { VerifyFirebaseToken } from './firebase/verifyToken'
import type { Merchant } from './merchants/merchant'
import type { ModuleSwitches } from './merchants/moduleSwitches'
import type { VendorSwitches } from './merchants/vendorSwitches'
import type { Scenarios } from './scenarios/board'

/** What the calls work with. One a sandbox. */
export interface Platform {
  readonly database: Database
  readonly cipher: Cipher
  readonly scenarios: Scenarios
  readonly moduleSwitches: ModuleSwitches
  readonly vendorSwitches: VendorSwitches
  /** The merchant of a well-formed code, its demo accounts open. */
  readonly merchant: (code: string) => Merchant
  /** How far its clock goes before or behind the machine's, in milliseconds: tests move it. */
  readonly clock: { ahead: number }
  /** Epoch milliseconds. */
  readonly now: () => number
  /** In [0, 1): codes, captchas, reels. Tokens never come from here. */
  readonly random: () => number
  readonly log: (line: string) => void
  /** What is stored of a password. */
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyFirebaseToken: VerifyFirebaseToken
  /** Waits, or rejects when the visitor went away. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Every account and whatever it did is gone; the demo accounts are as they were seeded. */
  readonly startOver: () => void
}
