import { storageKey } from '../../lib/safeStorage'
import { sessionAtom } from '../../session/session'
import { atom } from '../../state/atoms'

const most = 6
const longest = 40
/** Between searches: no search holds it. */
const separator = '\n'

const stored = storageKey('localStorage', 'marquee.searches', (text) => text)

/** Newest first; each once, whatever its case. */
export function withSearch(before: readonly string[], text: string): readonly string[] {
  const search = Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longest).join('').trim()
  if (search === '') return before
  const others = before.filter((other) => other.toLowerCase() !== search.toLowerCase())
  return [search, ...others].slice(0, most)
}

/** Counts what was written, here or in another tab. */
const changesAtom = atom(0)
changesAtom.onMount = (set) => {
  const changed = () => set((count) => count + 1)
  // while nobody looked
  changed()
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

const accountAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signed-in' ? session.account : ''
})

/** The first line says whose they are: those of a visitor go on with whoever logs in, those of an account are its own. */
function readStored(account: string): readonly string[] {
  const [owner, ...searches] = (stored.read() ?? '').split(separator)
  return owner === '' || owner === account ? searches.reduceRight(withSearch, []) : []
}

/** What was searched for on this device and led somewhere. Writing a text adds it; writing nothing forgets them all. */
export const recentSearchesAtom = atom(
  (get) => {
    get(changesAtom)
    return readStored(get(accountAtom))
  },
  (get, set, text: string | undefined) => {
    const account = get(accountAtom)
    const list = text === undefined ? [] : withSearch(readStored(account), text)
    if (list.length === 0) stored.remove()
    else stored.write([account, ...list].join(separator))
    set(changesAtom, get(changesAtom) + 1)
  },
)
