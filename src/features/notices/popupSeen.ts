import { storageKey, text } from '../../lib/safeStorage'

/** Ids of popups that were dismissed in this session, most recent last. */
const key = storageKey('sessionStorage', 'marquee.popupsSeen', text)

const most = 50
const separator = '\n'

export const seenPopups = (): readonly string[] => key.read()?.split(separator) ?? []

export function rememberPopup(id: string): void {
  const others = seenPopups().filter((seen) => seen !== id)
  key.write([...others, id].slice(-most).join(separator))
}
