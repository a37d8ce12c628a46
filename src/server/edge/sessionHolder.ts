import type { Envelope } from '../../contract/envelope'
import type { MemberInfo } from '../../contract/member-info'
import type { LoadedBrand } from '../brands/loadedBrand'
import { validate } from '../schemas'
import type { CallPlatform } from './platformCalls'
import { requestHeaders } from './proxyHeaders'
import type { Visit } from './visit'

interface Asked {
  readonly call: CallPlatform
  readonly platformUrl: (brand: LoadedBrand) => string
}

/** The client's own path of this call (src/platform/calls.ts), unless the brand names another. */
const memberInfoPath = '/wps/member/info'
/** Bytes. */
const largestAnswer = 64_000
/** A login waits for it. */
const timeoutMs = 4_000

const isEnvelope = (value: unknown): value is Envelope => validate('envelope', value).length === 0
const isMember = (value: unknown): value is MemberInfo => validate('member-info', value).length === 0

/** Whose the token of a request is, as the platform says; undefined where it knows nobody. Throws where it is away. */
export async function sessionHolder(
  { call, platformUrl }: Asked,
  request: Request,
  loaded: LoadedBrand,
  visit: Visit,
): Promise<MemberInfo | undefined> {
  const { merchant, platform } = loaded.brand
  const own = Object.hasOwn(platform.calls, 'memberInfo') ? platform.calls['memberInfo'] : undefined
  const headers = requestHeaders(request.headers, { ...visit, merchant })
  for (const name of ['content-type', 'encryption', 'range']) headers.delete(name)
  headers.set('Accept', 'application/json')
  headers.set('ModId', 'COMM3')
  const answer = await call(`${platformUrl(loaded)}${own ?? memberInfoPath}`, {
    headers,
    redirect: 'manual',
    within: { headMs: timeoutMs, wholeMs: timeoutMs, largest: largestAnswer },
  })
  const envelope: unknown = answer.ok ? JSON.parse(await answer.text()) : undefined
  if (!answer.ok) await answer.body?.cancel()
  return isEnvelope(envelope) && envelope.success && isMember(envelope.value) ? envelope.value : undefined
}
