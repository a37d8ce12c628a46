import type { Envelope } from '../../contract/envelope'
import { parseJson } from '../../lib/parseJson'
import type { LoadedBrand } from '../brands/loadedBrand'
import { validate, type SchemaId } from '../schemas'
import type { CallPlatform } from './platformCalls'

/** A call that the edge makes by itself: id, path and module are the client's (src/platform/calls.ts); tests/contract compares them. */
export interface OwnCall {
  readonly id: string
  readonly path: string
  readonly moduleId: string
  readonly schema: SchemaId
}

export interface OwnCallMeans {
  readonly call: CallPlatform
  readonly platformUrl: (brand: LoadedBrand) => string
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
  { call, platformUrl }: OwnCallMeans,
  loaded: LoadedBrand,
  row: OwnCall,
  asking: Asking,
): Promise<unknown> {
  const { merchant, platform } = loaded.brand
  const path = (Object.hasOwn(platform.calls, row.id) ? platform.calls[row.id] : undefined) ?? row.path
  const query = new URLSearchParams(
    Object.entries(asking.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const answer = await call(`${platformUrl(loaded)}${path}${query === '' ? '' : `?${query}`}`, {
    headers: { ...asking.headers, Accept: 'application/json', Merchant: merchant, ModId: row.moduleId },
    redirect: 'manual',
    within: { headMs: asking.timeoutMs, wholeMs: asking.timeoutMs, largest: largestAnswer },
  })
  const text = await answer.text()
  const envelope = answer.ok ? parseJson(text) : undefined
  if (!isEnvelope(envelope) || !envelope.success) return undefined
  return validate(row.schema, envelope.value).length === 0 ? envelope.value : undefined
}

const isEnvelope = (value: unknown): value is Envelope => validate('envelope', value).length === 0
