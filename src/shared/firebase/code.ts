import { atom } from '../../state/atoms'
import { brandAtom } from '../../site/brand'
import type { Proof, SentCode } from './channels'
import { firebaseGateAtom } from './gate'
import { internationalNumber } from './phoneNumber'

/** Two codes wait so long for each other, in milliseconds. */
const wait = 60_000

/** The newest code that was sent; outlives the form, not the page. */
const sentCodeAtom = atom<SentCode | undefined>(undefined)

/** Refused here, in the words of Firebase's codes. */
class CodeTrouble extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'CodeTrouble'
    this.code = code
  }
}

/** Sends a code to a number as it is dialled in its country; answers how long the next one waits. */
export const sendFirebaseCodeAtom = atom(
  null,
  async (get, set, number: string, container: HTMLElement, dial?: string): Promise<number> => {
    const load = get(firebaseGateAtom)
    const dialCode = get(brandAtom).thirdParty.firebase?.dialCode
    if (!load || dialCode === undefined) throw new CodeTrouble('auth/operation-not-allowed')
    const gate = await load()
    set(sentCodeAtom, await gate.sendCode(internationalNumber(number, dial ?? dialCode), container))
    return wait
  },
)

/** What the visitor typed against the code that was sent. A page that was loaded anew knows of none: it expired. */
export const confirmCodeAtom = atom(null, async (get, _set, code: string): Promise<Proof> => {
  const sent = get(sentCodeAtom)
  if (!sent) throw new CodeTrouble('auth/code-expired')
  return sent.confirm(code)
})
