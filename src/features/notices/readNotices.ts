import { storageKey, text } from '../../lib/safeStorage'
import { atom } from '../../state/atoms'
import { storedIds } from './storedIds'

/** More than any platform shows at once. */
const most = 300

/** Notices that were opened on this device, most recent last. */
const opened = storedIds(storageKey('localStorage', 'marquee.noticesRead', text), most)

const knownAtom = atom<ReadonlySet<string> | undefined>(undefined)

/** Which notices were read; writing ids adds them. */
export const readNoticesAtom = atom(
  (get) => get(knownAtom) ?? new Set(opened.read()),
  (_get, set, ids: readonly string[]) => set(knownAtom, new Set(opened.add(ids))),
)
