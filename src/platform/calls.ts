import * as z from 'zod/mini'
import { affiliateSchema } from '../contract/affiliate'
import { announcementsSchema } from '../contract/announcements'
import { balanceSchema } from '../contract/balance'
import { captchaSchema } from '../contract/captcha'
import { customerServiceSchema } from '../contract/customer-service'
import { domainRouteSchema } from '../contract/domain-route'
import { helpCentreSchema } from '../contract/help-centre'
import { hotGamesSchema } from '../contract/hot-games'
import { jackpotSchema } from '../contract/jackpot'
import { launchResponseSchema } from '../contract/launch-response'
import { loginResponseSchema } from '../contract/login-response'
import { memberInfoSchema } from '../contract/member-info'
import { permissionSchema } from '../contract/permission'
import { registrationSettingsSchema } from '../contract/registration-settings'
import { settingsSchema } from '../contract/settings'
import { smsCodeSchema } from '../contract/sms-code'
import { unreadCountSchema } from '../contract/unread-count'
import { vendorsSchema } from '../contract/vendors'
import { whitelabelSchema } from '../contract/whitelabel'
import { winnerBoardSchema } from '../contract/winner-board'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the platform as data (spec §7). */
export interface Call<T = unknown> {
  readonly method: Method
  /** Path on the brand's own host; a brand may override it in `platform.calls`. */
  readonly path: string
  /** Whitelabel module that the call belongs to, sent as `ModId`. */
  readonly moduleId: string
  /** Needs a session; without one it is never sent. */
  readonly token?: true
  /** The body is sent as JWE, the header `Encryption` says so. */
  readonly encrypt?: true
  /** `false`: a failure is never shown to the visitor. */
  readonly alert?: false
  /** Checks the envelope's value. */
  readonly value: z.ZodMiniType<T>
}

/** Where nothing of the value is read, or the cipher reads it. */
const anything = z.unknown()

const call = <T>(row: Call<T>): Call<T> => row

export const calls = {
  encryptionKey: call({ method: 'GET', path: '/wps/system/encryptionKey', moduleId: 'COMM3', value: anything }),
  permission: call({ method: 'GET', path: '/wps/system/status', moduleId: 'COMM3', value: permissionSchema }),
  whitelabel: call({ method: 'GET', path: '/wps/system/whitelabel', moduleId: 'COMM3', value: whitelabelSchema }),
  settings: call({ method: 'GET', path: '/wps/system/settings/consolidated', moduleId: 'COMM3', value: settingsSchema }),
  domainRoute: call({ method: 'GET', path: '/wps/system/domainRoute', moduleId: 'COMM3', alert: false, value: domainRouteSchema }),
  helpCentre: call({ method: 'GET', path: '/wps/system/helpCenter', moduleId: 'COMM3', value: helpCentreSchema }),
  registrationSettings: call({ method: 'GET', path: '/wps/system/setting/register', moduleId: 'REG3', value: registrationSettingsSchema }),
  affiliate: call({ method: 'GET', path: '/wps/agent/affiliate', moduleId: 'AFFMAN3', value: affiliateSchema }),
  captcha: call({ method: 'GET', path: '/wps/captcha', moduleId: 'CAPTCHA3', value: captchaSchema }),
  registerSmsByUsername: call({ method: 'POST', path: '/wps/verification/sms/register', moduleId: 'REGMOBVERF3', value: smsCodeSchema }),
  registerSmsByMobile: call({ method: 'POST', path: '/wps/verification/sms/register', moduleId: 'MOBILENUMREG3', value: smsCodeSchema }),
  register: call({ method: 'PUT', path: '/wps/member/register', moduleId: 'REG3', encrypt: true, value: loginResponseSchema }),
  registerByMobile: call({ method: 'POST', path: '/wps/member/register/mobile', moduleId: 'MOBILENUMREG3', encrypt: true, value: loginResponseSchema }),
  login: call({ method: 'POST', path: '/wps/session/login', moduleId: 'COMM3', encrypt: true, value: loginResponseSchema }),
  freePlay: call({ method: 'POST', path: '/wps/session/login/freeplay', moduleId: 'FREEPLAY3', encrypt: true, value: loginResponseSchema }),
  logout: call({ method: 'DELETE', path: '/wps/session/logout', moduleId: 'COMM3', token: true, alert: false, value: anything }),
  memberInfo: call({ method: 'GET', path: '/wps/member/info', moduleId: 'COMM3', token: true, value: memberInfoSchema }),
  balance: call({ method: 'GET', path: '/wps/v2/wallets/balance', moduleId: 'COMM3', token: true, value: balanceSchema }),
  unreadCount: call({ method: 'GET', path: '/wps/relay/CSP_unreadCount', moduleId: 'INBOX3', token: true, alert: false, value: unreadCountSchema }),
  announcements: call({ method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', moduleId: 'COMM3', value: announcementsSchema }),
  vendors: call({ method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', moduleId: 'COMM3', value: vendorsSchema }),
  hotGames: call({ method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GAMELOHOT3', value: hotGamesSchema }),
  customerService: call({ method: 'GET', path: '/wps/relay/WPSCORE_getCustomerServiceScript', moduleId: 'COMM3', value: customerServiceSchema }),
  winnerBoard: call({ method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: 'COMM3', alert: false, value: winnerBoardSchema }),
  jackpot: call({ method: 'GET', path: '/wps/relay/VIS_getJackpot', moduleId: 'COMM3', alert: false, value: jackpotSchema }),
  launchGame: call({ method: 'POST', path: '/wps/game/launchGame', moduleId: 'GAMELO3', token: true, value: launchResponseSchema }),
} as const

export type CallId = keyof typeof calls
export type ValueOf<Id extends CallId> = (typeof calls)[Id] extends Call<infer T> ? T : never
