import type { Envelope } from '../../contract/envelope'
import { languageOf } from '../../i18n/languages'
import type { LoadedBrand } from '../brands/loadedBrand'
import { validate } from '../schemas'
import { bootCalls, type BootCall } from './bootCalls'
import type { CallPlatform } from './platformCalls'

export type Answers = Readonly<Record<string, unknown>>

export interface KnownAnswers {
  readonly answers: Answers
  /** Milliseconds since the oldest of them came. */
  readonly answersAge: number
}

export interface BootAnswers {
  /** What is known by now, or within the patience; an answer that fails or is late is left to the browser. */
  readonly get: (brand: LoadedBrand) => Promise<KnownAnswers>
}

export interface BootAnswerOptions {
  readonly call: CallPlatform
  readonly platformUrl: (brand: LoadedBrand) => string
  readonly now?: () => number
}

const freshMs = 15_000
/** Older answers are not shown: a platform that is long gone should look like it. */
const usableMs = 10 * 60_000
const patienceMs = 200
const callTimeoutMs = 5_000
/** Bytes. An answer larger than this costs a visitor more inside the page than after it. */
const largestAnswer = 64_000
const brandsKept = 300

interface Kept {
  readonly answers: Map<string, { readonly value: unknown; readonly at: number }>
  asked: number
  running: Promise<void> | undefined
}

export function createBootAnswers({ call: callPlatform, platformUrl, now = Date.now }: BootAnswerOptions): BootAnswers {
  const kept = new Map<LoadedBrand, Kept>()

  const ask = async (brand: LoadedBrand, call: BootCall, entry: Kept): Promise<void> => {
    const value = await fetchAnswer(callPlatform, platformUrl(brand), brand, call)
    if (value !== undefined) entry.answers.set(call.id, { value, at: now() })
  }
  const refresh = (brand: LoadedBrand, entry: Kept): Promise<void> => {
    entry.asked = now()
    entry.running ??= Promise.allSettled(bootCalls.map((call) => ask(brand, call, entry))).then(() => {
      entry.running = undefined
    })
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
      if (running && entry.answers.size === 0) await Promise.race([running, pause(patienceMs)])
      const usable = [...entry.answers].filter(([, { at }]) => now() - at < usableMs)
      return {
        answers: Object.fromEntries(usable.map(([id, { value }]): [string, unknown] => [id, value])),
        answersAge: Math.max(0, ...usable.map(([, { at }]) => now() - at)),
      }
    },
  }
}

/** Undefined where the platform refuses, answers late or answers something else. */
async function fetchAnswer(callPlatform: CallPlatform, base: string, { brand }: LoadedBrand, call: BootCall): Promise<unknown> {
  const language = languageOf(brand.languages.default)
  if (!language) return undefined
  const path = (Object.hasOwn(brand.platform.calls, call.id) ? brand.platform.calls[call.id] : undefined) ?? call.path
  const query = new URLSearchParams(
    Object.entries(call.query(brand, language)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const response = await callPlatform(`${base}${path}${query === '' ? '' : `?${query}`}`, {
    headers: {
      Accept: 'application/json',
      Merchant: brand.merchant,
      Device: 'WEB',
      Language: language.platformCode,
      'X-Gateway-Version': '3',
      ModId: call.moduleId,
    },
    redirect: 'manual',
    within: { headMs: callTimeoutMs, wholeMs: callTimeoutMs, largest: largestAnswer },
  })
  const text = await response.text()
  if (!response.ok) return undefined
  const envelope: unknown = JSON.parse(text)
  if (!isEnvelope(envelope) || !envelope.success) return undefined
  const value: unknown = envelope.value
  return validate(call.schema, value).length === 0 ? value : undefined
}

const isEnvelope = (value: unknown): value is Envelope => validate('envelope', value).length === 0

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
