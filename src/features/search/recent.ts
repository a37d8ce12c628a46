import { storageKey } from '../../lib/safeStorage'
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

const readStored = (): readonly string[] => (stored.read() ?? '').split(separator).reduceRight(withSearch, [])

const listAtom = atom<readonly string[] | undefined>(undefined)

/** What was searched for on this device and led somewhere. Writing a text adds it; writing nothing forgets them all. */
export const recentSearchesAtom = atom(
  (get) => get(listAtom) ?? readStored(),
  (get, set, text: string | undefined) => {
    const list = text === undefined ? [] : withSearch(get(listAtom) ?? readStored(), text)
    if (list.length === 0) stored.remove()
    else stored.write(list.join(separator))
    set(listAtom, list)
  },
)
