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

/** Whether the product has a call at this path of the brand's platform: visitors may ask for others. */
export function isCall(pathname: string, { brand }: LoadedBrand): boolean {
  const path = normalPath(pathname)
  return usualPaths.has(path) || Object.values(brand.platform.calls).some((own) => normalPath(own) === path)
}

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
const usualPaths = new Set(Object.values(callList).map(({ path }) => normalPath(path)))
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
