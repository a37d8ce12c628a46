import type { Brand } from '../../engine/brand'

export interface Sources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
}

const none: Sources = { script: [], connect: [], frame: [] }

/**
 * What Firebase Authentication needs of the page's policy, for brands that have a project (firebase 12):
 * - apis.google.com: the loader of its helper frame, which the project's auth domain serves
 * - identitytoolkit and securetoken: accounts and tokens
 * - reCAPTCHA, its script in two places and its frames, where numbers are verified by SMS
 * An emulator stands in for Google's servers and for the auth domain, not for the loader.
 */
export function firebaseOrigins({ thirdParty: { firebase } }: Brand): Sources {
  if (!firebase) return none
  const { authDomain, dialCode, emulator } = firebase
  if (emulator !== undefined) return { script: ['https://apis.google.com'], connect: [emulator], frame: [emulator] }
  const captcha = dialCode !== undefined
  const paths = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
  return {
    script: [
      'https://apis.google.com',
      ...(captcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(captcha ? ['https://www.google.com/recaptcha/'] : []),
    ],
    frame: [`https://${authDomain}`, ...(captcha ? paths : [])],
  }
}
