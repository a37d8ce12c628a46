import type { createStore } from '../state/atoms'
import type { BootData } from '../engine/boot'
import type { Language } from '../i18n/languages'
import type { CallId, ValueOf } from '../platform/calls'
import type { AnswerCache } from '../site/answerCache'
import { answerKey } from '../site/answers'
import { announcementQuery, hotGamesQuery, vendorQuery } from '../site/queries'
import { inlinedTreeAtom } from '../site/site'

/**
 * Puts the answers that the edge inlined into the cache, so that the first picture is already the real one.
 * The edge has checked them by the schemas of their calls; one that does not pass is not among them.
 */
export function seedAnswers(
  store: ReturnType<typeof createStore>,
  cache: AnswerCache,
  boot: BootData,
  language: Language,
): void {
  const { brand, answers } = boot
  const at = Date.now() - boot.answersAge
  const seeds: Partial<Record<CallId, Readonly<Record<string, string | number>>>> = {
    domainRoute: {},
    vendors: vendorQuery(brand.merchant),
    announcements: announcementQuery,
    hotGames: hotGamesQuery(brand.merchant, language.platformCode),
  }
  const tree = answers['whitelabel'] as ValueOf<'whitelabel'> | undefined
  if (tree) store.set(inlinedTreeAtom, tree)
  // texts inside answers are in the brand's default language
  if (language.tag !== brand.languages.default) return
  for (const [id, query] of Object.entries(seeds) as [CallId, Record<string, string | number>][]) {
    if (Object.hasOwn(answers, id)) cache.seed(answerKey(id, language.tag, query), { data: answers[id], at })
  }
}
