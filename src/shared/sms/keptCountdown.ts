import { storageKey } from '../../lib/safeStorage'
import { type KeptCountdown, longest } from './smsMachine'

/** Codes of different purposes do not wait for each other. */
export const smsPurposes = [
  'register',
  'login',
  'forgot',
  'payment',
  'firebase',
  'link',
  'checkSms',
  'checkEmail',
] as const
export type SmsPurpose = (typeof smsPurposes)[number]

/** `startedAt:length` in milliseconds. Anything else was not written here and is dropped. */
export function parseKept(text: string): KeptCountdown | undefined {
  const [, startedAt, length] = /^(\d{1,15}):(\d{1,8})$/.exec(text) ?? []
  if (startedAt === undefined || length === undefined) return undefined
  const kept = { startedAt: Number(startedAt), length: Number(length) }
  return kept.length > 0 && kept.length <= longest ? kept : undefined
}

const textOf = ({ startedAt, length }: KeptCountdown) => `${Math.max(0, Math.round(startedAt))}:${length}`
const guard = (text: string) => (parseKept(text) ? text : undefined)
const keyOf = (purpose: SmsPurpose) => storageKey('sessionStorage', `marquee.sms.${purpose}`, guard)

const keys = {
  register: keyOf('register'),
  login: keyOf('login'),
  forgot: keyOf('forgot'),
  payment: keyOf('payment'),
  firebase: keyOf('firebase'),
  link: keyOf('link'),
  checkSms: keyOf('checkSms'),
  checkEmail: keyOf('checkEmail'),
}

/** Outlives the dialog and a reload of the tab; where the browser forbids storage, the page. */
export const keptCountdown = {
  read: (purpose: SmsPurpose): KeptCountdown | undefined => parseKept(keys[purpose].read() ?? ''),
  write: (purpose: SmsPurpose, kept: KeptCountdown | undefined): void => {
    if (kept) keys[purpose].write(textOf(kept))
    else keys[purpose].remove()
  },
}
