import { atom } from '../state/atoms'
import { changeLanguageAtom, languagesAtom } from './language'

/**
 * Shows the language that is kept with an account, by the platform's code, where the brand has it. One whose messages do
 * not load leaves the page as it is.
 */
export const followLanguageAtom = atom(null, async (get, set, platformCode: string | undefined) => {
  const language = get(languagesAtom).find((one) => one.platformCode === platformCode)
  if (language) await set(changeLanguageAtom, language.tag).catch(() => undefined)
})
