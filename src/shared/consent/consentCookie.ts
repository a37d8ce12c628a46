import { type Consent, consentIn, consentText } from '../../lib/consent'

/** What the visitor chose on this device; undefined: they were not asked, or cookies are forbidden here. */
export const readConsent = (): Consent | undefined => consentIn(document.cookie)

export function writeConsent(choice: Consent): void {
  document.cookie = consentText(choice, window.location.protocol === 'https:')
}
