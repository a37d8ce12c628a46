import { CallFailure } from '../../platform/failure'
import { errorMessage, knownServerKeys } from '../../platform/messages'
import type { Translate } from '../../ui/form/formContext'

/** Sentences have spaces or letters beyond ASCII; server keys have neither. */
const isSentence = (text: string) => /[\s\u0080-\uffff]/.test(text)
const longestText = 300

/**
 * What the warning says when no code was sent: the server's own words where it sent a text, else ours for its key
 * (spec §8). A number without an account is a matter of the number here, not of a username.
 */
export function smsFailureText(error: unknown, t: Translate): string {
  if (error instanceof CallFailure && error.failure.type === 'server') {
    const { message } = error.failure
    if (message === 'user.not.exist') return t('auth.phone.unknown')
    if (!knownServerKeys.includes(message) && isSentence(message)) return message.slice(0, longestText)
  }
  return t(errorMessage(error))
}
