import { atom } from '../../state/atoms'
import { oneOf, storageKey } from '../../lib/safeStorage'

const key = storageKey('localStorage', 'marquee.centreMenu', oneOf('open', 'closed'))
const stored = atom(key.read() === 'closed')

/** Whether the side menu of the centres was closed to give the page its room; kept on this device. */
export const menuClosedAtom = atom(
  (get) => get(stored),
  (_get, set, closed: boolean) => {
    key.write(closed ? 'closed' : 'open')
    set(stored, closed)
  },
)
