import { atom } from '../../../state/atoms'
import { shownTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { clientAtom } from '../../../session/client'
import { brandAtom } from '../../../site/brand'
import { isOnAtom } from '../../../site/site'
import { geetestCall, notProved } from './calls'
import { runChallenge } from './challenge'
import { loadVendor } from './loadVendor'
import { vendorLanguage } from './vendor'

/** The challenge of the captcha's vendor, for sign-in and registration (spec §4). Throws CallFailure. */
export const proveAtom = atom(null, async (get) => {
  const { geetest } = get(brandAtom).platform
  if (!geetest) throw notProved('function.not.available')
  const [{ captchaId }, init] = await Promise.all([get(clientAtom)(geetestCall), loadVendor(geetest.script)])
  const { t } = shownTranslation()
  return runChallenge(init, {
    captchaId,
    language: vendorLanguage(get(languageAtom).tag),
    label: t('auth.geetest.title'),
  })
})

/** The proof where the merchant asks for one, for calls other than the sign-in. */
export const proveIfAskedAtom = atom(null, async (get, set) => (get(isOnAtom)('GEETEST3') ? set(proveAtom) : {}))
