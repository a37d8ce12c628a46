import { oneOf, storageKey } from '../../lib/safeStorage'

/** What the page was doing when it went to another service: read once, after the way back. Nothing secret. */
const purposes = ['login-google', 'login-facebook', 'link-google', 'link-facebook'] as const
export type RedirectPurpose = (typeof purposes)[number]

const key = storageKey('sessionStorage', 'marquee.firebaseRedirect', oneOf(...purposes))

/** Noted before the service's window opens, since the page may leave without another word. */
export const noteRedirect = (purpose: RedirectPurpose): void => key.write(purpose)
export const forgetRedirect = (): void => key.remove()

/** Whether one of these was under way when the page left. */
export function pendingRedirect<P extends RedirectPurpose>(...wanted: readonly P[]): P | undefined {
  const purpose = key.read()
  return wanted.find((one) => one === purpose)
}
