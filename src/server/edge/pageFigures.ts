import type { PageFigures } from '../../contract/page-figures'
import { parseJson } from '../../lib/parseJson'
import type { LoadedBrand } from '../brands/loadedBrand'
import { catalogueEntries } from '../catalogueList'
import { validate } from '../schemas'
import type { FiguresRefused, Observer } from './observer'
import { plain, wrongMethod } from './plainAnswers'
import { createRateLimiter, type Rate } from './rateLimiter'
import { readBody } from './readBody'
import { pageAt } from './sitePages'
import type { Visit } from './visit'

/** Key of what is no page of the site. */
const noPage = 'none'
const pageKeys = new Set([noPage, ...catalogueEntries.filter(({ slot }) => slot === 'page').map(({ id }) => id)])

/** Visits began with a version that the brand has left since. */
const earlier = 'earlier'

/** They are a hundred bytes. */
const bodies = { largest: 1_000, lullMs: 5_000, wholeMs: 5_000 }
const perBrand: Rate = { times: 200, seconds: 2 }
/** Many may sit behind one address. */
const perVisitor: Rate = { times: 20, seconds: 60 }

export interface PageFiguresOptions {
  readonly observer: Pick<Observer, 'visited' | 'refused'>
  /** Part of the visits that are asked, from 0 to 1. */
  readonly share: number
  readonly now?: () => number
  /** From 0 to 1. */
  readonly random?: () => number
}

/**
 * Asks a part of the visits what their page was like, and counts what they tell. Anybody may tell anything: it is small,
 * of one shape, of the brand that the host names, about pages that there are, and not often.
 */
export function createPageFigures({ observer, share, now, random = Math.random }: PageFiguresOptions) {
  const clock = now && { now }
  const ofBrand = createRateLimiter(clock)
  const ofVisitor = createRateLimiter(clock)

  /** Key of the page where a visit is to be asked; undefined: this one is not. Who saves data sends none. */
  const ask = (request: Request, loaded: LoadedBrand, pathname: string): string | undefined => {
    if (random() >= share || request.headers.get('save-data')?.toLowerCase() === 'on') return undefined
    return pageAt(loaded, pathname === '/' ? '/index' : pathname)?.id ?? noPage
  }

  const take = async (request: Request, loaded: LoadedBrand, visit: Visit): Promise<Response> => {
    const secure = visit.protocol === 'https'
    if (request.method !== 'POST') return wrongMethod(secure, 'POST')
    const refuse = (why: FiguresRefused, status: number, text: string, more = {}) => {
      observer.refused(why)
      return plain(status, text, secure, { ...more, 'Cache-Control': 'no-store' })
    }
    if (!isOwn(request.headers, visit)) return refuse('foreign', 403, 'Pages of this site alone tell their figures.\n')
    // those who cannot be told apart have their brand's part alone
    const isTooOften = visit.visitor !== undefined && !ofVisitor.take(visit.visitor, perVisitor)
    if (isTooOften || !ofBrand.take(loaded.id, perBrand))
      return refuse('too_many', 429, 'Enough figures for now.\n', { 'Retry-After': '60' })
    const body = await readBody(request, bodies)
    if (body === 'gone') return new Response(null, { status: 499 })
    if (typeof body === 'string')
      return refuse('too_large', body === 'slow' ? 408 : 413, 'Figures are small and come at once.\n')
    const told = parseJson(new TextDecoder().decode(body))
    if (!isFigures(told) || !pageKeys.has(told.page)) return refuse('malformed', 400, 'These are no figures.\n')
    const { version, ...figures } = told
    const current = await loaded.files.version()
    observer.visited({ ...figures, brand: loaded.id, release: version === current ? current : earlier })
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }

  return { ask, take }
}

const isFigures = (value: unknown): value is PageFigures => validate('page-figures', value).length === 0

/** Browsers name the origin of whoever sends something, and no page can have them name another. */
function isOwn(headers: Headers, { host }: Visit): boolean {
  const origin = headers.get('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === host
}
