import type * as z from 'zod/mini'
import type { ModuleId } from '../lib/moduleIds'
import type { Values } from './values'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the platform as data (spec §7). */
export interface Call<T = unknown> {
  readonly method: Method
  /** Path on the brand's own host; a brand may override it in `platform.calls`. */
  readonly path: string
  /** Whitelabel module that the call belongs to, sent as `ModId`. */
  readonly moduleId: ModuleId
  /** `true`: needs a session; without one it is never sent. `optional`: anybody's, and a member's carries whose it is. */
  readonly token?: true | 'optional'
  /** The body is sent as JWE, the header `Encryption` says so. */
  readonly encrypt?: true
  /** `false`: a failure is never shown to the visitor. */
  readonly alert?: false
  /** Checks the envelope's value: a schema, or its name among those that come with the first answer. */
  readonly value: z.ZodMiniType<T> | keyof Values
}

const call = <Name extends keyof Values>(row: Omit<Call, 'value'> & { readonly value: Name }) => row

// oxfmt-ignore
export const calls = {
  encryptionKey: call({ method: 'GET', path: '/wps/system/encryptionKey', moduleId: 'COMM3', value: 'anything' }),
  permission: call({ method: 'GET', path: '/wps/system/status', moduleId: 'COMM3', value: 'permission' }),
  whitelabel: call({ method: 'GET', path: '/wps/system/whitelabel', moduleId: 'COMM3', value: 'whitelabel' }),
  settings: call({ method: 'GET', path: '/wps/system/settings/consolidated', moduleId: 'COMM3', value: 'settings' }),
  domainRoute: call({ method: 'GET', path: '/wps/system/domainRoute', moduleId: 'COMM3', alert: false, value: 'domainRoute' }),
  helpCentre: call({ method: 'GET', path: '/wps/system/helpCenter', moduleId: 'COMM3', value: 'helpCentre' }),
  registrationSettings: call({ method: 'GET', path: '/wps/system/setting/register', moduleId: 'REG3', value: 'registrationSettings' }),
  login: call({ method: 'POST', path: '/wps/session/login', moduleId: 'COMM3', encrypt: true, value: 'loginResponse' }),
  logout: call({ method: 'DELETE', path: '/wps/session/logout', moduleId: 'COMM3', token: true, alert: false, value: 'anything' }),
  memberInfo: call({ method: 'GET', path: '/wps/member/info', moduleId: 'COMM3', token: true, value: 'memberInfo' }),
  balance: call({ method: 'GET', path: '/wps/v2/wallets/balance', moduleId: 'COMM3', token: true, value: 'balance' }),
  unreadCount: call({ method: 'GET', path: '/wps/relay/CSP_unreadCount', moduleId: 'INBOX3', token: true, alert: false, value: 'unreadCount' }),
  announcements: call({ method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', moduleId: 'COMM3', value: 'announcements' }),
  vendors: call({ method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', moduleId: 'COMM3', value: 'vendors' }),
  hotGames: call({ method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GAMELOHOT3', value: 'hotGames' }),
  customerService: call({ method: 'GET', path: '/wps/relay/WPSCORE_getCustomerServiceScript', moduleId: 'COMM3', value: 'customerService' }),
  winnerBoard: call({ method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: 'COMM3', alert: false, value: 'winnerBoard' }),
  jackpot: call({ method: 'GET', path: '/wps/relay/VIS_getJackpot', moduleId: 'COMM3', alert: false, value: 'jackpot' }),
} as const

export type CallId = keyof typeof calls

/** A row kept beside the pages that make it: its schema is not among what every first page loads. */
export interface NamedCall<T = unknown> extends Call<T> {
  /** As a brand names it in `platform.calls`. */
  readonly id: string
}

/** A call by its name in the table, or a row of a feature's own. */
export type CallRef = CallId | NamedCall
export type ValueOf<Ref extends CallRef> = Ref extends CallId
  ? (typeof calls)[Ref] extends { readonly value: infer Name extends keyof Values }
    ? z.infer<Values[Name]>
    : never
  : Ref extends NamedCall<infer T>
    ? T
    : never

export const callOf = (ref: CallRef): Call => (typeof ref === 'string' ? calls[ref] : ref)
export const callIdOf = (ref: CallRef): string => (typeof ref === 'string' ? ref : ref.id)
