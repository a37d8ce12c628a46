import type { Surroundings } from '../../.storybook/globals'
import { showMessages } from '../../.storybook/messages'
import { registry } from '../../src/app/registry'
import { announcementsSchema } from '../../src/contract/announcements'
import { memberInfoSchema } from '../../src/contract/member-info'
import type { BootData } from '../../src/engine/boot'
import { findEntry, type Registry } from '../../src/engine/registry'
import { rememberPopup } from '../../src/features/notices/popupSeen'
import { writePlaySession } from '../../src/features/safety/playSession'
import { keptSession } from '../../src/features/safety/playSessionAtoms'
import { showLanguageAtom } from '../../src/i18n/language'
import { languageOf } from '../../src/i18n/languages'
import { clientConfigAtom } from '../../src/session/client'
import { endSessionAtom, expireSessionAtom } from '../../src/session/session'
import { AnswerCache } from '../../src/site/answerCache'
import { answerCacheAtom } from '../../src/site/answers'
import { bootAtom } from '../../src/site/brand'
import { messageLoaderAtom, showPageLanguage } from '../../src/site/language'
import { lookForClosure } from '../../src/site/lookForClosure'
import { registryAtom } from '../../src/site/site'
import { startSessionAtom } from '../../src/site/startSession'
import { createStore } from '../../src/state/atoms'
import { themeModeAtom } from '../../src/theme/mode'
import { findAnswer } from '../platform/findAnswer'
import type { RecordedAnswer } from '../platform/recorded'

export interface SiteOptions {
  readonly surroundings: Surroundings
  /** Account that is signed in; absent: a visitor. */
  readonly viewer: string | undefined
  readonly answers: readonly RecordedAnswer[]
  /** Minutes since the viewer signed in. */
  readonly signedInFor: number
  /** A page whose file cannot be loaded. */
  readonly broken: string | undefined
  /** Popups of the home page are still to be shown. */
  readonly popups: boolean
  readonly inspector: boolean
}

/** What app/main.tsx does at boot, for a story. */
export function openSite({
  surroundings,
  viewer,
  signedInFor,
  answers,
  broken,
  popups,
  inspector,
}: SiteOptions): ReturnType<typeof createStore> {
  const { language, theme } = surroundings
  const { brand } = surroundings.brand
  forgetVisit()
  const store = createStore()
  const boot: BootData = {
    brand,
    assetBase: `/brands/${surroundings.brand.id}/`,
    localeOverrides: [],
    inspector,
    answers: {},
    answersAge: 0,
    routes: [`${surroundings.brand.id}.localhost`, ...brand.domains].map((host) => originAs(location.href, host)),
    time: 0,
  }
  store.set(answerCacheAtom, new AnswerCache())
  store.set(bootAtom, boot)
  store.set(registryAtom, broken === undefined ? registry : withoutPage(registry, broken))
  store.set(clientConfigAtom, {
    merchant: brand.merchant,
    paths: brand.platform.calls,
    onTokenRefused: (token) => store.set(expireSessionAtom, token),
    onFailure: (failure) => lookForClosure(store, failure),
  })
  store.set(showLanguageAtom, language, false)
  store.set(themeModeAtom, theme)
  store.set(messageLoaderAtom, {
    load: (tag) =>
      Promise.resolve(() => {
        const chosen = languageOf(tag)
        if (chosen) showPageLanguage(document, chosen)
        return showMessages(tag)
      }),
  })
  store.set(endSessionAtom)
  if (viewer !== undefined) {
    const info = infoOf(answers, viewer)
    store.set(startSessionAtom, viewer, info)
    const startedAt = Date.now() - signedInFor * 60_000
    keptSession.write(
      writePlaySession({
        customer: info.id,
        startedAt,
        playedMs: signedInFor * 30_000,
        seenAt: Date.now(),
        checkedAt: startedAt,
      }),
    )
  }
  if (!popups) popupIds(answers).forEach(rememberPopup)
  return store
}

/** As the edge writes other addresses of a brand: visited as this page is. */
function originAs(here: string, host: string): string {
  const url = new URL(here)
  url.hostname = host
  return url.origin
}

/** Nothing of an earlier story is remembered; what Storybook itself keeps stays. */
function forgetVisit(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (!/storybook|^sb|vitest/i.test(key)) storage.removeItem(key)
}

const asks = (answers: readonly RecordedAnswer[], ask: string, account?: string): unknown =>
  findAnswer(answers, { ask: `GET /wps/${ask}`, query: new URLSearchParams(), account, language: 'EN', moments: [] })
    ?.value

function infoOf(answers: readonly RecordedAnswer[], viewer: string) {
  const value = asks(answers, 'member/info', viewer)
  if (value === undefined) throw new Error(`no account ${viewer} was recorded`)
  return memberInfoSchema.parse(value)
}

function popupIds(answers: readonly RecordedAnswer[]): readonly string[] {
  const read = announcementsSchema.safeParse(asks(answers, 'relay/MCSFE_getListAnnouncements'))
  return read.success ? read.data.popup.map(({ id }) => id) : []
}

/** The registry with a page whose file does not come. */
function withoutPage(registry: Registry, id: string): Registry {
  const page = findEntry(registry, 'page', id)
  if (!page) throw new Error(`there is no page ${id}`)
  const load = () => Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module'))
  const pages = (registry.bySlot.get('page') ?? []).map((entry) =>
    entry.id === id ? { ...page, props: { ...page.props, load } } : entry,
  )
  return { ...registry, bySlot: new Map(registry.bySlot).set('page', pages) }
}
