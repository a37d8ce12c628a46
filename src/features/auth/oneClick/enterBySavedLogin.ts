import { atom } from '../../../state/atoms'
import { isOnAtom } from '../../../site/site'
import { signInAtom, type SignInOutcome } from '../enter'
import { isCaptchaMissing } from '../login/failures'
import { typedAtom } from '../typed'
import { hasCredentialStore, offerToSave, readSavedLogin, type SavedLogin } from './credentialStore'

/** Module of one-click login; this product's name. */
const moduleId = 'ONECLICKLOGIN3'

/**
 * Signs in with what the browser keeps; `none` where it gave nothing. `given-up`: something has to be typed this time,
 * such as a captcha, in the form that has the name already. Throws CallFailure.
 */
export const enterBySavedLoginAtom = atom(null, async (_get, set): Promise<SignInOutcome | 'none'> => {
  const saved = await readSavedLogin()
  if (!saved) return 'none'
  set(typedAtom, { username: saved.username })
  try {
    return await set(signInAtom, { ...saved, type: 'username' })
  } catch (error) {
    if (isCaptchaMissing(error)) return 'given-up'
    throw error
  }
})

/** After a sign-in by name and password that worked, where the merchant has one-click login. */
export const offerToSaveAtom = atom(null, async (get, _set, login: SavedLogin) => {
  if (get(isOnAtom)(moduleId) && hasCredentialStore()) await offerToSave(login)
})
