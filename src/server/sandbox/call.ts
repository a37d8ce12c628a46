import type { Answer } from './answer'
import type { TextLanguage } from './language'
import type { Merchant } from './merchants/merchant'
import type { Platform } from './platform'
import type { Scenario } from './scenarios/scenario'
import type { SchemaId } from '../schemas'
import type { Site } from './site'
import type { Account } from './store/accounts'

/** One call as its handler sees it: everything around it has been checked. */
export interface Call {
  readonly platform: Platform
  readonly merchant: Merchant
  /** Modules that are on, parents considered. */
  readonly modules: ReadonlySet<string>
  /** Language of the sandbox's own texts. */
  readonly language: TextLanguage
  /** Plain query parameters, and the members of the relay calls' `data=<JSON>`. */
  readonly query: ReadonlyMap<string, string>
  /** Decrypted and parsed; undefined without a body; a Uint8Array where the row takes bytes. */
  readonly body: unknown
  readonly site: Site
  /** Who asks, as well as one can tell without a session. */
  readonly client: string
  /** Who is signed in, on calls that do not ask for it too. */
  readonly account: Account | undefined
  readonly token: string | undefined
  readonly scenario: Scenario
}

export interface MemberCall extends Call {
  readonly account: Account
  readonly token: string
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface RowBase {
  readonly method: Method | readonly Method[]
  readonly path: string
  /** Modules that the call may be made for; the first where the call names none (`ModId`). */
  readonly module: string | readonly string[]
  /** The body comes encrypted. */
  readonly encrypt?: true
  /** The body comes form-encoded. */
  readonly form?: true
  /** The body is a file. */
  readonly bytes?: true
  /** Schema of the answer's value, held against it in the tests. */
  readonly answer?: SchemaId
}

interface OpenRow extends RowBase {
  /** `optional`: visitors may ask too, but a token that does not count is refused, not overlooked. */
  readonly token?: 'optional'
  readonly handler: (call: Call) => Answer | Promise<Answer>
}

interface MemberRow extends RowBase {
  readonly token: true
  /** Refused to demo accounts (spec §6). */
  readonly realAccount?: true
  /**
   * May be made in a session that was opened to take money out, or says by itself why not. Those that read may anyway.
   */
  readonly inWithdrawal?: true
  readonly handler: (call: MemberCall) => Answer | Promise<Answer>
}

/** One call of the platform as data. Adding one is adding a row and a handler. */
export type CallRow = OpenRow | MemberRow
