import { storageKey, text } from '../../lib/safeStorage'
import { atom } from '../../state/atoms'

/** Ids of notices that were opened on this device, most recent last. */
const key = storageKey('localStorage', 'marquee.noticesRead', text)

/** More than any platform shows at once. */
const most = 300
const separator = '\n'

const stored = (): readonly string[] => key.read()?.split(separator) ?? []

const knownAtom = atom<ReadonlySet<string> | undefined>(undefined)

/** Which notices were read; writing ids adds them. */
export const readNoticesAtom = atom(
  (get) => get(knownAtom) ?? new Set(stored()),
  (_get, set, ids: readonly string[]) => {
    // another tab may have read some
    const before = stored().filter((id) => !ids.includes(id))
    const all = [...before, ...ids].slice(-most)
    if (all.length > 0) key.write(all.join(separator))
    set(knownAtom, new Set(all))
  },
)
