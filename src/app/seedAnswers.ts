import type { createStore } from '../state/atoms'
import type { BootData } from '../engine/boot'
import type { Language } from '../i18n/languages'
import type { CallId, ValueOf } from '../platform/calls'
import { ownPageKey } from '../shared/ownPages/ownPageKey'
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
  /** Those of other calls are empty. */
  const queries: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
    vendors: vendorQuery(brand.merchant),
    announcements: announcementQuery,
    hotGames: hotGamesQuery(brand.merchant, language.platformCode),
  } satisfies Partial<Record<CallId, object>>
  const tree = answers['whitelabel'] as ValueOf<'whitelabel'> | undefined
  if (tree) store.set(inlinedTreeAtom, tree)
  const { ownPage } = boot
  if (ownPage)
    cache.seed(ownPageKey(boot, ownPage), { data: { title: ownPage.title, html: ownPage.html }, at: Date.now() })
  if (language.tag !== (boot.answersLanguage ?? brand.languages.default)) return
  for (const [id, data] of Object.entries(answers))
    cache.seed(answerKey(id, language.tag, Object.hasOwn(queries, id) ? queries[id] : {}), { data, at })
}
