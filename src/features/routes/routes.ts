import * as z from 'zod/mini'
import type { DomainRoute } from '../../contract/domain-route'
import { routeCheckSchema } from '../../contract/route-check'
import { listedOrigin } from '../../lib/listedOrigin'

/** One of the platform's domains, as this page may visit it. */
export interface Route {
  readonly origin: string
  /** What a visitor reads: host, and port where it is unusual. */
  readonly host: string
  readonly isHere: boolean
  /** The brand answers there, as far as the server of this page knows; undefined: it had no list to tell by. */
  readonly isOwn: boolean | undefined
}

/**
 * `speed` in milliseconds (spec §3: each domain gets its value). `invalid`: the domain check failed. `unchecked`: whose
 * address it is, this page cannot tell.
 */
export type Measured =
  | { readonly type: 'answered'; readonly speed: number }
  | { readonly type: 'invalid' }
  | { readonly type: 'silent' }
  | { readonly type: 'unchecked' }

export type MeasuredRoute = Route & { readonly measured: Measured }

interface Place {
  /** Origin of this page. */
  readonly here: string
  /** Other origins that the server of this page answers for (BootData); undefined: not known. */
  readonly own: readonly string[] | undefined
}

/** The address of this page first, then the others in the platform's order, each once. */
export function readRoutes(domainList: DomainRoute['domainList'], { here, own }: Place): readonly Route[] {
  const listed = domainList.flatMap(({ domain }) => listedOrigin(domain, here) ?? [])
  return [...new Set([here, ...listed])].map((origin) => ({
    origin,
    host: new URL(origin).host,
    isHere: origin === here,
    isOwn: origin === here || own?.includes(origin),
  }))
}

/** Milliseconds that an address may take for one answer. */
const patience = 4_000
/** The first answer pays for the connection, and does not count. */
const times = 3

export interface Probe {
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly merchant: string
  /** Nobody waits for this measurement any more: it asks nothing else. */
  readonly isOver: () => boolean
}

/**
 * Asks an address whose it is, and how long it takes to say so. Nothing of the visitor goes there. Undefined: it was
 * over before that was known.
 */
export async function measure(route: Route, probe: Probe): Promise<Measured | undefined> {
  // nothing is asked of a host that nobody vouches for, and the page's policy would not let it
  if (!route.isOwn) return { type: route.isOwn === undefined ? 'unchecked' : 'invalid' }
  const took: number[] = []
  try {
    for (let turn = 0; turn <= times; turn += 1) {
      if (probe.isOver()) return undefined
      const started = probe.now()
      const answer = await probe.fetch(`${route.origin}/edge/route`, {
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(patience),
      })
      const said = answer.ok ? z.safeParse(routeCheckSchema, await answer.json()) : undefined
      if (said?.success !== true || said.data.merchant !== probe.merchant) return { type: 'invalid' }
      if (turn > 0) took.push(probe.now() - started)
    }
  } catch (error) {
    // somebody answers there, and it is not this site
    if (error instanceof SyntaxError) return { type: 'invalid' }
    return { type: 'silent' }
  }
  return { type: 'answered', speed: Math.max(1, Math.round(Math.min(...took))) }
}

const speedOf = ({ measured }: MeasuredRoute): number => (measured.type === 'answered' ? measured.speed : Infinity)

/** The fastest that answers; the present one where none is faster. */
export function fastestOf(routes: readonly MeasuredRoute[]): MeasuredRoute | undefined {
  const [first] = routes
    .filter(({ measured }) => measured.type === 'answered')
    .toSorted((a, b) => speedOf(a) - speedOf(b))
  return first
}

/** Less than this is not felt, and may be another the next time. */
const worth = { milliseconds: 300, share: 0.5 }

/** Another address that is so much faster than this one that changing is worth a new login. */
export function betterRoute(routes: readonly MeasuredRoute[]): MeasuredRoute | undefined {
  const here = routes.find(({ isHere }) => isHere)
  const best = fastestOf(routes)
  if (here === undefined || best === undefined || best.isHere) return undefined
  const [now, then] = [speedOf(here), speedOf(best)]
  return now - then >= worth.milliseconds && then <= now * worth.share ? best : undefined
}
