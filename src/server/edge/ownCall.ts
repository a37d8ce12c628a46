import type { LoadedBrand } from '../brands/loadedBrand'
import { readModuleTree } from '../../lib/readModuleTree'
import { callList } from '../callList'
import type { SchemaId } from '../schemas'
import { readEnvelope, shapeProblem } from './answerShape'
import type { LogTrouble } from './boundedLog'
import { type CallPlatform, PlatformFailure } from './platformCalls'

/** A call that the edge makes by itself, as the client makes it. */
export interface OwnCall {
  readonly id: string
  readonly path: string
  readonly moduleId: string
  readonly schema: SchemaId
}

type Calls = typeof callList
/** Calls that are asked for, and whose answer has a schema. */
type AskedId = {
  [Id in keyof Calls]: Calls[Id] extends { readonly method: 'GET'; readonly schema: SchemaId } ? Id : never
}[keyof Calls]
/** Those that need no session. */
export type PublicId = { [Id in AskedId]: Calls[Id] extends { readonly token: true } ? never : Id }[AskedId]

export const ownCall = (id: AskedId): OwnCall => ({ id, ...callList[id] })

export interface OwnCallMeans {
  readonly call: CallPlatform
  readonly platformUrl: (brand: LoadedBrand) => string
  /** Told what a platform does wrong. */
  readonly trouble?: LogTrouble
}

interface Asking {
  readonly query?: Readonly<Record<string, string | number>>
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
}

/** Bytes. A larger answer costs a visitor more inside the page than after it, and no session is as long. */
const largestAnswer = 64_000

/** The value of the answer; undefined where the platform refuses or answers another shape. Throws where it is away. */
export async function ask(
  { call, platformUrl, trouble = () => undefined }: OwnCallMeans,
  loaded: LoadedBrand,
  row: OwnCall,
  asking: Asking,
): Promise<unknown> {
  const { merchant, platform } = loaded.brand
  const path = (Object.hasOwn(platform.calls, row.id) ? platform.calls[row.id] : undefined) ?? row.path
  const query = new URLSearchParams(
    Object.entries(asking.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const say = (kind: string, what: string) =>
    trouble(`platform: ${loaded.id}: ${row.id}: ${kind}`, `platform: ${loaded.id}: ${row.id} (${path}): ${what}`)
  // of a platform that is down every call fails alike, those that the proxy passes on too
  const sayOnce = (kind: string, what: string) =>
    trouble(`platform: ${loaded.id}: ${kind}`, `platform: ${loaded.id}: ${row.id} (${path}): ${what}`)
  const ask = call(`${platformUrl(loaded)}${path}${query === '' ? '' : `?${query}`}`, {
    headers: { ...asking.headers, Accept: 'application/json', Merchant: merchant, ModId: row.moduleId },
    redirect: 'manual',
    within: { headMs: asking.timeoutMs, wholeMs: asking.timeoutMs, largest: largestAnswer },
  })
  const answer = await ask.catch((error: unknown) => {
    if (error instanceof PlatformFailure) sayOnce(error.trouble, error.trouble === 'late' ? 'time-out' : error.message)
    throw error
  })
  const text = await answer.text()
  if (!answer.ok) {
    const sayIt = answer.status >= 500 ? sayOnce : say
    sayIt(String(answer.status), `answered with status ${answer.status}`)
    return undefined
  }
  const envelope = readEnvelope(text)
  if (envelope.is === 'no envelope') {
    say('no envelope', 'the answer is no envelope')
    return undefined
  }
  if (envelope.is === 'refusal') return undefined
  const { value } = envelope
  if (row.schema === 'whitelabel') {
    const read = readModuleTree(value)
    for (const { module, reason } of (read?.leftOut ?? []).slice(0, mostLeftOut))
      say(`module ${module}`, `module ${module} is left out: ${reason}`)
    if (read) return read.tree
  }
  const problem = shapeProblem(row.schema, value)
  if (problem === undefined) return value
  say('another shape', `the value is not as agreed: ${problem}`)
  return undefined
}

/** Modules of one answer that are named in the log. */
const mostLeftOut = 10
