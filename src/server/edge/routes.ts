import type { DomainRoute } from '../../contract/domain-route'
import { listedOrigin } from '../../lib/listedOrigin'
import { hostName } from '../brands/hosts'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { Answers } from './bootAnswers'
import { validate } from '../schemas'
import { commonHeaders, inertPolicy } from './securityHeaders'
import type { Visit } from './visit'

/** Beyond so many a list is a mistake: each is an origin in the policy of every page. */
const most = 12

const isDomainRoute = (value: unknown): value is DomainRoute => validate('domain-route', value).length === 0

/**
 * Other addresses that a page may measure and offer: the platform lists them, and this brand answers there. One that
 * only the platform names is nobody's that this server knows. Undefined: there is no list by now, or none that can be
 * read.
 */
export function routeOrigins(loaded: LoadedBrand, answers: Answers, visit: Visit): readonly string[] | undefined {
  const answer = answers['domainRoute']
  if (!isDomainRoute(answer)) return undefined
  const here = `${visit.protocol}://${visit.host}`
  const origins = answer.domainList.flatMap(({ domain }) => listedOrigin(domain, here) ?? [])
  const own = origins.filter((origin) => origin !== here && loaded.hosts.includes(hostName(new URL(origin).host)))
  return [...new Set(own)].slice(0, most)
}

/** Whose address this is, for a page of the same brand at another of its addresses; as small as an answer can be. */
export function routeCheck({ brand }: LoadedBrand, secure: boolean): Response {
  return new Response(JSON.stringify({ merchant: brand.merchant }), {
    headers: {
      ...commonHeaders(secure),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'Content-Security-Policy': inertPolicy,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
