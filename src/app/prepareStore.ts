import type { BootData } from '../engine/boot'
import { showLanguageAtom } from '../i18n/language'
import type { Language } from '../i18n/languages'
import { hearDrawnTime } from '../lib/serverClock'
import { AnswerCache } from '../site/answerCache'
import { answerCacheAtom } from '../site/answers'
import { bootAtom } from '../site/brand'
import { saidClosedAtom } from '../site/closed'
import { registryAtom } from '../site/site'
import { createStore } from '../state/atoms'
import { allowPictures } from '../ui/media/pictureOrigins'
import { registry } from './registry'
import { seedAnswers } from './seedAnswers'

/** What a page is drawn from: the same at the edge and in the browser, where the rest of the app joins it. */
export function prepareStore(boot: BootData, language: Language) {
  hearDrawnTime(boot.drawnAt ?? boot.time)
  allowPictures(boot.brand.platform.images)
  const store = createStore()
  const cache = new AnswerCache()
  store.set(answerCacheAtom, cache)
  store.set(bootAtom, boot)
  store.set(registryAtom, registry)
  store.set(showLanguageAtom, language, false)
  if (boot.closed) store.set(saidClosedAtom, { closure: 'maintenance', known: undefined, times: boot.closed })
  seedAnswers(store, cache, boot, language)
  return store
}
