import { atom } from '../state/atoms'
import { oneOf, storageKey } from '../lib/safeStorage'

const hiddenKey = storageKey('localStorage', 'marquee.hideBalance', oneOf('yes', 'no'))
const stored = atom(hiddenKey.read() === 'yes')

/** Whether amounts are shown as dots; kept on this device. */
export const balanceHiddenAtom = atom(
  (get) => get(stored),
  (_get, set, hidden: boolean) => {
    hiddenKey.write(hidden ? 'yes' : 'no')
    set(stored, hidden)
  },
)
