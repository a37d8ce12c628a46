import type { LoadedBrand } from '../brands/loadedBrand'
import { callList } from '../callList'
import { isPlatformPath } from './platformPath'
import type { LimitedKind } from './visitorLimits'

/**
 * Calls that are worth more to who makes very many of them: they guess passwords and codes, cost the operator a message, bring
 * captchas to be learnt by heart, or open accounts.
 */
export const limitedCalls = {
  login: 'login',
  loginCheck: 'login',
  freePlay: 'login',
  changePassword: 'login',
  resetPasswordByPhone: 'login',
  setPaymentPassword: 'check',
  changeContact: 'check',
  confirmAuthenticator: 'check',
  removeAuthenticator: 'check',
  closeAccount: 'check',
  requestWithdrawal: 'check',
  addPayoutAccount: 'check',
  removePayoutAccount: 'check',
  transferToUpline: 'check',
  transferToDownline: 'check',
  redeemPointReward: 'check',
  convertPoint: 'check',
  loginSms: 'sms',
  registerSmsByMobile: 'sms',
  passwordSms: 'sms',
  resetPasswordByEmail: 'sms',
  paymentPasswordSms: 'sms',
  contactCode: 'sms',
  captcha: 'captcha',
  geetest: 'captcha',
  register: 'register',
  registerByMobile: 'register',
} as const satisfies Partial<Record<keyof typeof callList, Exclude<LimitedKind, 'calls' | 'pages'>>>

/** What a call of a brand counts as; undefined for what is no call of a platform, such as the sandbox's pictures. */
export function kindOfCall(pathname: string, loaded: LoadedBrand): LimitedKind | undefined {
  const path = normalPath(pathname)
  if (!isPlatformPath(path)) return undefined
  const known = ownKinds(loaded)?.get(path) ?? usual.get(path)
  return known ?? (path.startsWith(passwordChecks) ? 'check' : 'calls')
}

/**
 * Whether this is a call of the product to the brand's platform, as the product makes it: visitors may ask for others, by
 * another method, or for the same in another spelling, and a platform may fail those.
 */
export function isCall(method: string, pathname: string, { brand }: LoadedBrand): boolean {
  if (usualCalls.has(`${method} ${pathname}`)) return true
  return Object.entries(brand.platform.calls).some(([id, own]) => own === pathname && methodOf(id) === method)
}

const methodOf = (id: string): string | undefined =>
  Object.hasOwn(callList, id) ? callList[id as keyof typeof callList].method : undefined

/** Below it a platform asks for the payment password, whatever comes after. */
const passwordChecks = '/wps/relay/passwordcheck/'

/** A platform may read `/wps//Captcha/` like `/wps/captcha`. */
const normalPath = (pathname: string): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()

const kinds = new Map<string, LimitedKind>(Object.entries(limitedCalls))
const byPath = (paths: readonly (readonly [id: string, path: string])[]): ReadonlyMap<string, LimitedKind> =>
  new Map(
    paths.flatMap(([id, path]) => {
      const kind = kinds.get(id)
      return kind === undefined ? [] : [[normalPath(path), kind]]
    }),
  )

const usual = byPath(Object.entries(callList).map(([id, { path }]) => [id, path]))
const usualCalls = new Set(Object.values(callList).map(({ method, path }) => `${method} ${path}`))
const ofBrands = new WeakMap<LoadedBrand, ReadonlyMap<string, LimitedKind>>()

/** A brand may have calls under other names. */
function ownKinds(loaded: LoadedBrand): ReadonlyMap<string, LimitedKind> | undefined {
  const { calls } = loaded.brand.platform
  if (Object.keys(calls).length === 0) return undefined
  const known = ofBrands.get(loaded)
  if (known) return known
  const own = byPath(Object.entries(calls))
  ofBrands.set(loaded, own)
  return own
}
