import { LRUCache } from 'lru-cache'
import type { PageCallId } from '../../engine/edgeCalls'
import type { Language } from '../../i18n/languages'
import type { LoadedBrand } from '../brands/loadedBrand'
import { bootCalls, type BootCall, pageCalls, statusCall } from './bootCalls'
import { type Closure, closureOf } from './closure'
import type { Hold } from './hold'
import { inTime } from '../inTime'
import { ask as askPlatform, type OwnCallMeans } from './ownCall'

export type Answers = Readonly<Record<string, unknown>>

export interface KnownAnswers {
  readonly answers: Answers
  /** BCP 47: what their texts are in. */
  readonly answersLanguage: string
  /** Milliseconds since the oldest of them came. */
  readonly answersAge: number
  /** The site is closed, as far as the edge has heard. */
  readonly closure?: Closure
}

export interface BootAnswers {
  /**
   * What is known by now, or within the patience; an answer that fails or is late is left to the browser. Texts are in the
   * language; where nothing is known in it yet, in the brand's own. `calls`: what the page shows besides what every page has.
   */
  readonly get: (brand: LoadedBrand, language: Language, calls?: readonly PageCallId[]) => Promise<KnownAnswers>
}

export interface BootAnswerOptions extends OwnCallMeans {
  /** Milliseconds that only ever go forward: the clock of the machine may be set back. */
  readonly now?: () => number
  readonly hold?: Hold
  /** Brands in one language each that are kept at once. */
  readonly setsKept?: number
  /** Brands that are kept at once, in whatever languages: each is held in memory by its answers. */
  readonly brandsKept?: number
}

const freshMs = 15_000
/** A platform that is open again is believed at the next answer; one that does not answer, after this. */
const closureMs = 60_000
/** Older answers are not shown: a platform that is long gone should look like it. */
const usableMs = 10 * 60_000
const patienceMs = 200
const callTimeoutMs = 5_000

interface Kept {
  readonly call: BootCall
  last?: { readonly value: unknown; readonly hash: string; readonly at: number }
  asked: number
  running: Promise<void> | undefined
  /** Something has come of it, if only a refusal. */
  isSettled: boolean
}

/** What is kept of a brand in one language, by the id of the call. */
type KeptSet = Map<string, Kept>

const common: readonly BootCall[] = [statusCall, ...bootCalls]

export function createBootAnswers({
  now = () => performance.now(),
  hold = () => undefined,
  setsKept = 300,
  brandsKept = setsKept,
  ...means
}: BootAnswerOptions): BootAnswers {
  const brands = new LRUCache<LoadedBrand, Map<string, KeptSet>>({
    max: brandsKept,
    maxSize: setsKept,
    // one brand may have more languages than are kept: it goes when another is asked for
    sizeCalculation: ({ size }) => Math.min(size, setsKept),
  })

  const ask = async (brand: LoadedBrand, kept: Kept, language: Language): Promise<void> => {
    const value = await askPlatform(means, brand, kept.call, {
      query: kept.call.query(brand.brand, language),
      headers: ownHeaders(language),
      timeoutMs: callTimeoutMs,
    })
    if (value === undefined) return
    const text = JSON.stringify(value)
    const hash = await hashOf(text)
    // what says the same stays the same: views that were drawn from it are still right
    kept.last = { value: kept.last?.hash === hash ? kept.last.value : wellFormed(value, text), hash, at: now() }
  }
  const refresh = (brand: LoadedBrand, kept: Kept, language: Language): void => {
    kept.asked = now()
    if (kept.running) return
    kept.running = ask(brand, kept, language)
      .catch(() => undefined)
      .then(() => {
        kept.running = undefined
        kept.isSettled = true
      })
    hold(kept.running)
  }

  const setOf = (brand: LoadedBrand, tag: string): KeptSet => {
    const languages = brands.get(brand) ?? new Map<string, KeptSet>()
    const known = languages.get(tag)
    if (known) return known
    const made: KeptSet = new Map()
    // put in anew, so that its languages are counted
    brands.delete(brand)
    brands.set(brand, languages.set(tag, made))
    return made
  }

  const usable = (set: KeptSet | undefined, calls: readonly BootCall[]) =>
    calls.flatMap(({ id }) => {
      const last = id === statusCall.id ? undefined : set?.get(id)?.last
      return last && now() - last.at < usableMs ? [{ id, ...last }] : []
    })

  return {
    get: async (brand, language, pageIds = []) => {
      const calls = [...common, ...pageIds.map((id) => pageCalls[id])]
      const { default: first } = brand.brand.languages
      // whether the site is open is the same in every language
      const statusSet = setOf(brand, first)
      const set = setOf(brand, language.tag)
      const wanted = calls.map((call) => {
        const at = call === statusCall ? statusSet : set
        const kept: Kept = at.get(call.id) ?? { call, asked: -Infinity, running: undefined, isSettled: false }
        at.set(call.id, kept)
        if (now() - kept.asked > freshMs) refresh(brand, kept, language)
        return kept
      })
      const running = wanted.flatMap((kept) => kept.running ?? [])
      const isFirst = wanted.some(({ call, isSettled }) => !isSettled && pageIds.some((id) => id === call.id))
      if (running.length > 0 && (isFirst || usable(set, calls).length === 0))
        await inTime(Promise.all(running), patienceMs, undefined)
      const own = usable(set, calls)
      const [known, answersLanguage] =
        own.length > 0 ? [own, language.tag] : [usable(brands.get(brand)?.get(first), calls), first]
      const status = statusSet.get(statusCall.id)?.last
      const closure = status && now() - status.at < closureMs ? closureOf(status.value, Date.now()) : undefined
      return {
        ...(closure && { closure }),
        answers: Object.fromEntries(known.map(({ id, value }): [string, unknown] => [id, value])),
        answersLanguage,
        answersAge: Math.round(Math.max(0, ...known.map(({ at }) => now() - at))),
      }
    },
  }
}

export const withoutPageAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => bootCalls.some((call) => call.id === id)))

/** In place of a text, which is only compared. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

/** Halves of characters, which HTML cannot hold, are replaced: a browser reads from JSON what the edge draws. */
const wellFormed = (value: unknown, text: string): unknown =>
  text.includes('\\ud')
    ? JSON.parse(text, (_key, part: unknown) =>
        typeof part === 'string' ? decoder.decode(encoder.encode(part)) : part,
      )
    : value

const ownHeaders = ({ platformCode }: Language) => ({ Device: 'WEB', Language: platformCode, 'X-Gateway-Version': '3' })
