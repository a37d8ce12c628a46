import { type Language, languageOf } from '../../i18n/languages'
import type { LoadedBrand } from '../brands/loadedBrand'
import { bootCalls, type BootCall, statusCall } from './bootCalls'
import { type Closure, closureOf } from './closure'
import type { Hold } from './hold'
import { ask as askPlatform, type OwnCallMeans } from './ownCall'

export type Answers = Readonly<Record<string, unknown>>

export interface KnownAnswers {
  readonly answers: Answers
  /** Milliseconds since the oldest of them came. */
  readonly answersAge: number
  /** The site is closed, as far as the edge has heard. */
  readonly closure?: Closure
}

export interface BootAnswers {
  /** What is known by now, or within the patience; an answer that fails or is late is left to the browser. */
  readonly get: (brand: LoadedBrand) => Promise<KnownAnswers>
}

export interface BootAnswerOptions extends OwnCallMeans {
  readonly now?: () => number
  readonly hold?: Hold
}

const freshMs = 15_000
/** A platform that is open again is believed at the next answer; one that does not answer, after this. */
const closureMs = 60_000
/** Older answers are not shown: a platform that is long gone should look like it. */
const usableMs = 10 * 60_000
const patienceMs = 200
const callTimeoutMs = 5_000
const brandsKept = 300

interface Kept {
  readonly answers: Map<string, { readonly value: unknown; readonly hash: string; readonly at: number }>
  asked: number
  running: Promise<void> | undefined
}

export function createBootAnswers({
  now = Date.now,
  hold = () => undefined,
  ...means
}: BootAnswerOptions): BootAnswers {
  const kept = new Map<LoadedBrand, Kept>()

  const ask = async (brand: LoadedBrand, call: BootCall, entry: Kept): Promise<void> => {
    const language = languageOf(brand.brand.languages.default)
    if (!language) return
    const value = await askPlatform(means, brand, call, {
      query: call.query(brand.brand, language),
      headers: ownHeaders(language),
      timeoutMs: callTimeoutMs,
    })
    if (value === undefined) return
    const text = JSON.stringify(value)
    const hash = await hashOf(text)
    const known = entry.answers.get(call.id)
    // what says the same stays the same: views that were drawn from it are still right
    const kept = known?.hash === hash ? known.value : wellFormed(value, text)
    entry.answers.set(call.id, { value: kept, hash, at: now() })
  }
  const refresh = (brand: LoadedBrand, entry: Kept): Promise<void> => {
    entry.asked = now()
    if (entry.running) return entry.running
    entry.running = Promise.allSettled([statusCall, ...bootCalls].map((call) => ask(brand, call, entry))).then(() => {
      entry.running = undefined
    })
    hold(entry.running)
    return entry.running
  }

  return {
    get: async (brand) => {
      const entry: Kept = kept.get(brand) ?? { answers: new Map(), asked: -Infinity, running: undefined }
      // The most recently used stand last: the first goes when there are too many.
      kept.delete(brand)
      kept.set(brand, entry)
      const oldest = kept.keys().next()
      if (kept.size > brandsKept && !oldest.done) kept.delete(oldest.value)

      const running = now() - entry.asked > freshMs ? refresh(brand, entry) : entry.running
      const usable = () => [...entry.answers].filter(([, { at }]) => now() - at < usableMs)
      if (running && usable().length === 0) await Promise.race([running, pause(patienceMs)])
      const known = usable().filter(([id]) => id !== statusCall.id)
      const status = entry.answers.get(statusCall.id)
      const closure = status && now() - status.at < closureMs ? closureOf(status.value, now()) : undefined
      return {
        ...(closure && { closure }),
        answers: Object.fromEntries(known.map(([id, { value }]): [string, unknown] => [id, value])),
        answersAge: Math.max(0, ...known.map(([, { at }]) => now() - at)),
      }
    },
  }
}

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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
