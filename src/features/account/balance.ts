import { atom } from 'jotai'
import type { Money } from '../../contract/money'
import { oneOf, storageKey } from '../../lib/safeStorage'

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

/** A decimal string of what the platform sent; numbers become one without an exponent. */
export const decimalOf = (money: Money): string =>
  typeof money === 'string' ? money : money.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 8 })
