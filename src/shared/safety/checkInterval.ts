import { storageKey, wholeNumber } from '../../lib/safeStorage'
import { brandAtom } from '../../site/brand'
import { atom } from '../../state/atoms'

const kept = storageKey('localStorage', 'marquee.realityCheck', wholeNumber)
const choice = atom(kept.read())

/** Minutes that a player may choose from: those of the jurisdiction and shorter ones. */
export const choicesUpTo = (most: number): readonly number[] => [15, 30, 60].filter((minutes) => minutes <= most)

/** The player's own choice where it is not longer than the jurisdiction's. */
export const intervalOf = (chosen: number | undefined, most: number): number =>
  chosen !== undefined && choicesUpTo(most).includes(chosen) ? chosen : most

/** Minutes between two reality checks on this device, 0 for none. */
export const checkMinutesAtom = atom((get) => intervalOf(get(choice), get(brandAtom).safety.realityCheckMinutes))

export const chooseMinutesAtom = atom(null, (_get, set, minutes: number) => {
  kept.write(minutes)
  set(choice, minutes)
})
