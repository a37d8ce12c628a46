import { CallFailure } from '../../../platform/failure'
import { thirdPartyMessage, isReplaced } from '../../../shared/firebase/thirdPartyMessage'

/** The message key of a sign-in by another service that did not work; undefined where nothing is to be said. */
export function loginTrouble(error: unknown): string | undefined {
  if (isReplaced(error)) return undefined
  // who is known to Google has typed no username that could be wrong
  if (error instanceof CallFailure && error.failure.type === 'server' && error.failure.message === 'user.not.exist')
    return 'auth.firebase.noAccount'
  return thirdPartyMessage(error)
}
