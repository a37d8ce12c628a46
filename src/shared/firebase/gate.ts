import { atom } from '../../state/atoms'
import { languageAtom } from '../../i18n/language'
import { brandAtom } from '../../site/brand'
import { importWithTimeout } from '../../site/importWithTimeout'
import type { FirebaseGate } from './channels'

/** One gate a page: the SDK keeps one app. A load that failed is tried again by the next use. */
let loading: Promise<FirebaseGate> | undefined

/** Loads Firebase; undefined where the brand has no project. Call it early, when the visitor is about to use it. */
export const firebaseGateAtom = atom((get) => {
  const keys = get(brandAtom).thirdParty.firebase
  const { tag } = get(languageAtom)
  if (!keys) return undefined
  return (): Promise<FirebaseGate> => {
    loading ??= importWithTimeout(() => import('./adapter'))
      .then(({ createFirebaseGate }) => createFirebaseGate(keys, tag))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
})
