import { oneOf, storageKey } from '../../lib/safeStorage'
import { atom } from '../../state/atoms'

const choiceKey = storageKey('localStorage', 'marquee.suggestions', oneOf('yes', 'no'))

/** Browsers that send Global Privacy Control say no for their owner, until that owner says yes here. */
const refusedByBrowser = (): boolean =>
  typeof navigator === 'object' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const chosenAtom = atom(choiceKey.read())

/** Whether games are suggested by what the member plays; kept on this device. */
export const suggestionsAtom = atom(
  (get) => (get(chosenAtom) ?? (refusedByBrowser() ? 'no' : 'yes')) === 'yes',
  (_get, set, wanted: boolean) => {
    const choice = wanted ? 'yes' : 'no'
    choiceKey.write(choice)
    set(chosenAtom, choice)
  },
)
