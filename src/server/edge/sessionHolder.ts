import type { MemberInfo } from '../../contract/member-info'
import type { LoadedBrand } from '../brands/loadedBrand'
import { validate } from '../schemas'
import { ask, ownCall, type OwnCallMeans } from './ownCall'
import { visitHeaders } from './proxyHeaders'
import type { Visit } from './visit'

const memberInfoCall = ownCall('memberInfo')
/** A login waits for it. */
const timeoutMs = 4_000
/** Of the visitor's request, what tells whose session it is. */
const passed = ['authorization', 'device', 'language', 'user-agent', 'x-gateway-version']

const isMember = (value: unknown): value is MemberInfo => validate('member-info', value).length === 0

/** The account that a request's token belongs to, according to the platform; undefined for an unknown token. Throws when the platform cannot be reached. */
export async function sessionHolder(
  means: OwnCallMeans,
  request: Request,
  loaded: LoadedBrand,
  visit: Visit,
): Promise<MemberInfo | undefined> {
  const own = passed.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const headers = { ...Object.fromEntries(own), ...visitHeaders(visit) }
  const member = await ask(means, loaded, memberInfoCall, { headers, timeoutMs })
  return isMember(member) ? member : undefined
}
