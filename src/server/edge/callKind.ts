import type { LoadedBrand } from '../brands/loadedBrand'
import { isPlatformPath } from './platformPath'
import type { LimitedKind } from './visitorLimits'

interface LimitedCall {
  /** Of the client's call; tests/contract compares the paths. */
  readonly id: string
  readonly path: string
  readonly kind: Exclude<LimitedKind, 'calls' | 'pages'>
}

/**
 * Calls that are worth more to who makes very many of them: they guess passwords and codes, cost the operator a message, bring
 * captchas to be learnt by heart, or open accounts.
 */
export const limitedCalls: readonly LimitedCall[] = [
  { id: 'login', path: '/wps/session/login', kind: 'login' },
  { id: 'loginCheck', path: '/wps/session/login/verification', kind: 'login' },
  { id: 'freePlay', path: '/wps/session/login/freeplay', kind: 'login' },
  { id: 'changePassword', path: '/wps/member/password', kind: 'login' },
  { id: 'resetPasswordByPhone', path: '/wps/member/password/verification', kind: 'login' },
  { id: 'setPaymentPassword', path: '/wps/member/paymentPassword', kind: 'check' },
  { id: 'changeContact', path: '/wps/member/contact', kind: 'check' },
  { id: 'confirmAuthenticator', path: '/wps/member/authenticator', kind: 'check' },
  { id: 'removeAuthenticator', path: '/wps/member/authenticator/off', kind: 'check' },
  { id: 'closeAccount', path: '/wps/member/close', kind: 'check' },
  { id: 'requestWithdrawal', path: '/wps/relay/passwordCheck/MCSFE_requestWithdrawal', kind: 'check' },
  { id: 'addPayoutAccount', path: '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', kind: 'check' },
  { id: 'removePayoutAccount', path: '/wps/relay/passwordCheck/MCSFE_removePayoutAccount', kind: 'check' },
  { id: 'transferToUpline', path: '/wps/relay/passwordCheck/MCSFE_transferToUpline', kind: 'check' },
  { id: 'transferToDownline', path: '/wps/relay/passwordCheck/MCSFE_transferToDownline', kind: 'check' },
  { id: 'redeemPointReward', path: '/wps/relay/passwordCheck/MCS2_redeemPointReward', kind: 'check' },
  { id: 'convertPoint', path: '/wps/relay/passwordCheck/MCS2_convertPoint', kind: 'check' },
  { id: 'loginSms', path: '/wps/verification/sms/noLogin', kind: 'sms' },
  { id: 'registerSmsByMobile', path: '/wps/verification/sms/register', kind: 'sms' },
  { id: 'passwordSms', path: '/wps/member/password/sms', kind: 'sms' },
  { id: 'resetPasswordByEmail', path: '/wps/member/password/email', kind: 'sms' },
  { id: 'paymentPasswordSms', path: '/wps/verification/sms/payment', kind: 'sms' },
  { id: 'contactCode', path: '/wps/member/contact/code', kind: 'sms' },
  { id: 'captcha', path: '/wps/captcha', kind: 'captcha' },
  { id: 'geetest', path: '/wps/captcha/geetest', kind: 'captcha' },
  { id: 'register', path: '/wps/member/register', kind: 'register' },
  { id: 'registerByMobile', path: '/wps/member/register/mobile', kind: 'register' },
]

/** What a call of a brand counts as; undefined for what is no call of a platform, such as the sandbox's pictures. */
export function kindOfCall(pathname: string, loaded: LoadedBrand): LimitedKind | undefined {
  const path = normalPath(pathname)
  if (!isPlatformPath(path)) return undefined
  const known = ownKinds(loaded)?.get(path) ?? usual.get(path)
  return known ?? (path.startsWith(passwordChecks) ? 'check' : 'calls')
}

/** Below it a platform asks for the payment password, whatever comes after. */
const passwordChecks = '/wps/relay/passwordcheck/'

/** A platform may read `/wps//Captcha/` like `/wps/captcha`. */
const normalPath = (pathname: string): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()

const usual = new Map(limitedCalls.map(({ path, kind }) => [normalPath(path), kind]))
const ofBrands = new WeakMap<LoadedBrand, ReadonlyMap<string, LimitedKind>>()

/** A brand may have calls under other names. */
function ownKinds(loaded: LoadedBrand): ReadonlyMap<string, LimitedKind> | undefined {
  const { calls } = loaded.brand.platform
  if (Object.keys(calls).length === 0) return undefined
  const known = ofBrands.get(loaded)
  if (known) return known
  const own = new Map(
    limitedCalls.flatMap(({ id, kind }) => {
      const path = Object.hasOwn(calls, id) ? calls[id] : undefined
      return path === undefined ? [] : [[normalPath(path), kind] as const]
    }),
  )
  ofBrands.set(loaded, own)
  return own
}
