import { FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth'
import type { FirebaseKeys } from '../../engine/brand'
import type { FirebaseGate, PopupChannel, Proof } from './channels'

const providerOf = (channel: PopupChannel) =>
  channel === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider()

/** Errors of browsers without a second window: in-app browsers, and pop-ups switched off. */
const noWindow = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']

/**
 * The SDK, loaded when a visitor uses it. Firebase's own session lives in memory and ends with the token that was
 * asked for: the session is the platform's.
 */
export function createFirebaseGate(keys: FirebaseKeys, language: string): FirebaseGate {
  const { apiKey, authDomain, projectId, appId, emulator } = keys
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, 'marquee')
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  auth.languageCode = language
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    // the emulator checks no reCAPTCHA; real projects always do
    auth.settings.appVerificationDisabledForTesting = true
  }

  return {
    async enter(channel) {
      try {
        return await proofOf(auth, (await signInWithPopup(auth, providerOf(channel))).user)
      } catch (error) {
        if (!(error instanceof FirebaseError) || !noWindow.includes(error.code)) throw error
        return signInWithRedirect(auth, providerOf(channel))
      }
    },
    async returned() {
      const result = await getRedirectResult(auth)
      return result ? proofOf(auth, result.user) : undefined
    },
    async sendCode(number, container) {
      const verifier = new RecaptchaVerifier(auth, container.appendChild(document.createElement('div')), {
        size: 'invisible',
      })
      try {
        const id = await new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier)
        return {
          confirm: async (code) =>
            proofOf(auth, (await signInWithCredential(auth, PhoneAuthProvider.credential(id, code))).user),
        }
      } finally {
        verifier.clear()
        container.replaceChildren()
      }
    },
  }
}

async function proofOf(auth: Auth, user: User): Promise<Proof> {
  const idToken = await user.getIdToken()
  await auth.signOut()
  return { uid: user.uid, idToken, label: user.email ?? user.phoneNumber ?? user.displayName ?? undefined }
}
