import { storageKey, text } from '../../lib/safeStorage'
import { today } from '../../lib/today'
import { storedIds } from './storedIds'

const most = 50
const separator = '\n'
const line = /[\r\n]+/g

/** Popups that were dismissed in this session, most recent last. */
const seen = storedIds(storageKey('sessionStorage', 'marquee.popupsSeen', text), most)

/** The visitor's day, then the popups that are not to be shown on it. Of any other day it says nothing. */
const hidden = storageKey('localStorage', 'marquee.popupsToday', (value) =>
  value.startsWith(`${today()}${separator}`) ? value : undefined,
)

/** A popup by its id; one that is a member's own by the account too, as a device has more than one. */
export const popupKey = (id: string, account?: string): string =>
  (account === undefined ? id : `${account} ${id}`).replace(line, ' ')

const readHidden = (): readonly string[] => hidden.read()?.split(separator).slice(1) ?? []

/** Popups that are not to be shown now: dismissed in this session, or for today. */
export const seenPopups = (): ReadonlySet<string> => new Set([...seen.read(), ...readHidden()])

export const rememberPopup = (popup: string): void => void seen.add([popup])

/** Until the visitor's midnight, in every tab and after it was closed. */
export function hidePopupsToday(popups: readonly string[]): void {
  const others = readHidden().filter((one) => !popups.includes(one))
  hidden.write([today(), ...[...others, ...popups].slice(-most)].join(separator))
}
