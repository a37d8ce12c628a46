import type { createStore } from 'jotai'
import * as z from 'zod/mini'
import type { BootData } from '../engine/boot'
import type { Language } from '../i18n/languages'
import { type Call, type CallId, calls } from '../platform/calls'
import type { AnswerCache } from '../site/answerCache'
import { answerKey } from '../site/answers'
import { announcementQuery, hotGamesQuery, vendorQuery } from '../site/queries'
import { inlinedTreeAtom } from '../site/site'

/**
 * Puts the answers that the edge inlined into the cache, so that the first picture is already the real one.
 * They pass the same schemas as answers of calls; one that does not is asked for as usual.
 */
export function seedAnswers(store: ReturnType<typeof createStore>, cache: AnswerCache, boot: BootData, language: Language): void {
  const { brand, answers } = boot
  const seeds: Partial<Record<CallId, Readonly<Record<string, string | number>>>> = {
    domainRoute: {},
    vendors: vendorQuery(brand.merchant),
    announcements: announcementQuery,
    hotGames: hotGamesQuery(brand.merchant, language.platformCode),
  }
  const tree = z.safeParse(calls.whitelabel.value, answers['whitelabel'])
  if (tree.success) store.set(inlinedTreeAtom, tree.data)
  // texts inside answers are in the brand's default language
  if (language.tag !== brand.languages.default) return
  for (const [id, query] of Object.entries(seeds) as [CallId, Record<string, string | number>][]) {
    if (!Object.hasOwn(answers, id)) continue
    const call: Call = calls[id]
    const checked = z.safeParse(call.value, answers[id])
    if (checked.success) cache.seed(answerKey(id, language.tag, query), checked.data)
  }
}
