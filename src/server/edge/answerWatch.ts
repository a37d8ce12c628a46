import type { LoadedBrand } from '../brands/loadedBrand'
import { callList } from '../callList'
import type { SchemaId } from '../schemas'
import { readEnvelope, shapeProblem } from './answerShape'
import type { LogTrouble } from './boundedLog'
import { createRecent } from '../recent'

export interface AnswerWatchOptions {
  readonly trouble: LogTrouble
  readonly now?: () => number
}

/** Hands an answer on, whole and at once; a few are read besides. */
export type WatchAnswer = (loaded: LoadedBrand, method: string, pathname: string, answer: Response) => Response

/** How often a call of a brand is looked at, milliseconds. */
const every = 5 * 60_000
/** Answers that are read at the same time, and bytes of one: what the watching of all brands may hold. */
const atOnce = 4
const largest = 256 * 1024
/** Calls of brands that are remembered; the one that was made longest ago goes first. */
const remembered = 20_000

/**
 * Looks now and then whether what a platform answers to visitors has the shape that was agreed, and names the place
 * where it has not. Never what stands there. Modules are left out: the edge reads the tree itself.
 */
export function createAnswerWatch({ trouble, now = () => performance.now() }: AnswerWatchOptions): WatchAnswer {
  const lookedAt = createRecent<number>(remembered)
  let reading = 0

  const isDue = (key: string): boolean => {
    const at = now()
    if (reading >= atOnce || at - (lookedAt.get(key) ?? -Infinity) < every) return false
    lookedAt.set(key, at)
    return true
  }

  return (loaded, method, pathname, answer) => {
    const { body, status, headers } = answer
    if (status !== 200 || body === null || Number(headers.get('content-length') ?? 0) > largest) return answer
    const agreed = agreedFor(loaded).get(`${method} ${pathname}`)
    const [first] = agreed ?? []
    if (!agreed || !first || !isDue(`${loaded.id} ${first.id}`)) return answer
    const [passed, read] = body.tee()
    reading += 1
    void readText(read)
      .then((text) => {
        const problem = text === undefined ? undefined : problemOf(text, agreed)
        if (problem)
          trouble(
            `platform: ${loaded.id}: ${first.id}: ${problem.kind}`,
            `platform: ${loaded.id}: ${first.id} (${pathname}): ${problem.words}`,
          )
      })
      .finally(() => (reading -= 1))
    return new Response(passed, { status, headers })
  }
}

interface Problem {
  readonly kind: string
  readonly words: string
}

/** Two calls may share a path: an answer to either will do. */
function problemOf(text: string, agreed: readonly AgreedAnswer[]): Problem | undefined {
  const answer = readEnvelope(text)
  if (answer.is === 'no envelope') return { kind: 'no envelope', words: 'the answer is no envelope' }
  if (answer.is === 'refusal') return undefined
  const problems = agreed.map(({ schema }) => shapeProblem(schema, answer.value))
  const [first] = problems
  if (first === undefined || problems.includes(undefined)) return undefined
  return { kind: 'another shape', words: `the value is not as agreed: ${first}` }
}

/** Undefined where it is larger than what is read, or did not come whole. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > largest) {
        reader.cancel().catch(() => undefined)
        return undefined
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    // cut short: the proxy says so
    return undefined
  }
}

/** A call, and the schema of its answer's value. */
interface AgreedAnswer {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly schema: SchemaId
}

type Agreed = ReadonlyMap<string, readonly AgreedAnswer[]>

const watched = Object.entries(callList).flatMap(([id, row]): AgreedAnswer[] =>
  'schema' in row && row.schema !== 'whitelabel' && row.schema !== 'permission' ? [{ id, ...row }] : [],
)
const usual: Agreed = byAddress(watched)
const ofBrands = new WeakMap<LoadedBrand, Agreed>()

/** A brand may have calls under other names. */
function agreedFor(loaded: LoadedBrand): Agreed {
  const { calls } = loaded.brand.platform
  if (Object.keys(calls).length === 0) return usual
  const known = ofBrands.get(loaded)
  if (known) return known
  const own = byAddress(
    watched.map((row) => ({ ...row, path: (Object.hasOwn(calls, row.id) && calls[row.id]) || row.path })),
  )
  ofBrands.set(loaded, own)
  return own
}

function byAddress(rows: readonly AgreedAnswer[]): Agreed {
  const map = new Map<string, AgreedAnswer[]>()
  for (const row of rows) {
    const address = `${row.method} ${row.path}`
    map.set(address, [...(map.get(address) ?? []), row])
  }
  return map
}
