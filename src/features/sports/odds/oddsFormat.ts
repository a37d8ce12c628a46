import { oneOf, storageKey } from '../../../lib/safeStorage'
import { brandAtom } from '../../../site/brand'
import { atom } from '../../../state/atoms'
import { type OddsFormat, oddsFormats } from './writeOdds'

const key = storageKey('localStorage', 'marquee.oddsFormat', oneOf(...oddsFormats))
const chosen = atom(key.read())

/** How odds are written: the player's choice, kept on this device, or the brand's market. */
export const oddsFormatAtom = atom(
  (get) => get(chosen) ?? get(brandAtom).games.oddsFormat,
  (_get, set, format: OddsFormat) => {
    key.write(format)
    set(chosen, format)
  },
)
