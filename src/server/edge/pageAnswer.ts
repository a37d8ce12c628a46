import { consentIn } from '../../lib/consent'
import type { FoundBrand } from '../brands/brandSource'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { Compressor } from './assetReader'
import type { LogTrouble } from './boundedLog'
import { type Answers, type BootAnswers, withoutPageAnswers } from './bootAnswers'
import type { Closure } from './closure'
import { drawnChunks } from './drawnChunks'
import { type DrawnPage, isPageAt, namedOn, viewAt } from './drawnPages'
import { chooseEncoding } from './encoding'
import { firstChunks, isOpenToVisitors } from './firstChunks'
import type { FirstViews } from './firstViews'
import { dialogFiles, type PageTags } from './manifest'
import type { Observer } from './observer'
import { type DrawnInput, drawPage, pageKey, type PageInput, renderPage } from './page'
import type { Standing } from './pageHead'
import { createPackedPages, type ResponseValues } from './packedPages'
import { tooBusy } from './plainAnswers'
import { playOrigin } from './playHost'
import { numberObjects } from './objectNumbers'
import { routeOrigins } from './routes'
import { createNonce, isSandbox, pageHeaders } from './securityHeaders'
import { shownLanguage } from './shownLanguage'
import { knownView } from './viewCookie'
import type { Visit } from './visit'

export interface PageAnswerOptions {
  readonly bootAnswers: BootAnswers
  readonly firstViews: FirstViews | undefined
  readonly compressor: Compressor
  readonly tags: (wanted: readonly string[]) => PageTags
  readonly observer: Observer
  /** Key of the page where the visit is to be asked what it was like. */
  readonly askFigures: ((request: Request, loaded: LoadedBrand, pathname: string) => string | undefined) | undefined
  readonly playHost: string
  /** Told of what an operator should look at, once in a while. */
  readonly trouble: LogTrouble
  readonly dev: boolean
  readonly inspector: boolean
}

export interface AskedPage {
  readonly request: Request
  readonly url: URL
  readonly found: FoundBrand
  readonly visit: Visit
  /** Where the inspector may write texts. */
  readonly writeToken: string | undefined
}

const pageStatus = { found: 200, missing: 404, closed: 503 } as const

/** Answers with the page at an address: drawn where the edge may, and compressed. */
export function createPageAnswer(options: PageAnswerOptions): (asked: AskedPage) => Promise<Response> {
  const { bootAnswers, firstViews, compressor, tags, observer, askFigures, playHost, trouble, dev, inspector } = options
  const packedPages = compressor.pack && createPackedPages(compressor.pack)
  const numberOf = numberObjects()

  const compressed = async (request: Request, input: PageInput, { boot, view }: DrawnInput) => {
    const wanted = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, compressor.encodings)
    const render = ({ nonce, ...times }: ResponseValues) =>
      renderPage({ ...input, nonce }, { boot: { ...boot, ...times }, view })
    const values = { nonce: input.nonce, time: boot.time, answersAge: boot.answersAge }
    const packed =
      view && !inspector && wanted === 'br'
        ? packedPages?.get(pageKey(input, view, numberOf), render, values)
        : undefined
    if (packed) return { bytes: packed, encoding: wanted }
    if (wanted !== 'identity' && compressor.isBehind?.()) return undefined
    return observer.step('compress', async () => compressor.compress(await render(values), wanted))
  }

  /** More pages are asked for than can be compressed. */
  const turnAway = (secure: boolean): Response => {
    observer.shed('compression', 1)
    trouble(
      'overload: compression',
      'overload: more pages are asked for than can be compressed; some visitors are told to come back',
    )
    return tooBusy(secure)
  }

  return async ({ request, url, found, visit, writeToken }) => {
    const { pathname, searchParams } = url
    const { loaded } = found
    const { brand } = loaded
    const nonce = createNonce()
    const cookies = request.headers.get('cookie') ?? ''
    const chosen = knownView(cookies, brand)
    const language = shownLanguage(brand, searchParams, chosen.language)
    // whoever has to log in first is shown the sign-in, which asks for nothing of the page
    const isGated = brand.access.loginRequired && !isOpenToVisitors(pathname)
    const at = drawableAt(loaded, url)
    const pageCalls = isGated || chosen.isMember || at.drawable?.state !== 'page' ? [] : at.drawable.calls
    const { closure, ...known } = await bootAnswers.get(loaded, language, pageCalls)
    const { standing, drawn } = standingOf(loaded, at, known.answers, closure)
    const isDrawn = firstViews !== undefined && drawn !== undefined && !chosen.isMember
    const routes = routeOrigins(loaded, known.answers, visit)
    const { early, page } = firstChunks(pathname, brand, language.tag, isDrawn)
    const chunks = [...early, ...page, ...(isDrawn && (closure || !isGated) ? drawnChunks(drawn, language.tag) : [])]
    const input: PageInput = {
      loaded,
      ...known,
      // a page that is not drawn asks itself for what it alone shows
      answers: isDrawn ? known.answers : withoutPageAnswers(known.answers),
      // who looks at a preview is no visitor
      askedPage: found.isPreview ? undefined : askFigures?.(request, loaded, pathname),
      routes,
      nonce,
      origin: `${visit.protocol}://${visit.host}`,
      pathname,
      language,
      standing,
      drawn: isDrawn ? { page: drawn, views: firstViews } : undefined,
      themeChoice: chosen.themeChoice,
      inspector,
      ...(writeToken !== undefined && { writeToken }),
      scripts: tags(chunks),
      early: isDrawn ? tags(early).preload : [],
      dialogs: isDrawn ? dialogFiles(tags, early) : {},
      time: Date.now(),
    }
    const secure = visit.protocol === 'https'
    const made = await compressed(request, input, await observer.step('draw', () => drawPage(input)))
    if (!made) return turnAway(secure)
    const { bytes, encoding } = made
    return new Response(bytes, {
      status: pageStatus[standing.state],
      headers: {
        ...(closure && { 'Retry-After': String(closure.seconds) }),
        ...pageHeaders({
          brand,
          nonce,
          secure,
          dev,
          consent: consentIn(cookies) === 'tags',
          ...(routes && { routes }),
          ...(isSandbox(brand) && { playOrigin: playOrigin(playHost, visit) }),
        }),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language.tag,
        // A nonce is for one response, so no proxy may cache the page.
        'Cache-Control': 'private, no-cache',
        ...(found.cookie !== undefined && { 'Set-Cookie': found.cookie }),
        Vary: 'Accept-Encoding, Cookie',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }
}

interface Drawable {
  /** A page of the site stands there. */
  readonly isFound: boolean
  readonly drawable: DrawnPage | undefined
}

/** What the address alone says. */
function drawableAt(loaded: LoadedBrand, url: URL): Drawable {
  return { isFound: isPageAt(loaded, url.pathname), drawable: viewAt(loaded, url) }
}

/** With what is known of the platform: whether the site is open, and what the address names. */
function standingOf(
  loaded: LoadedBrand,
  { isFound, drawable }: Drawable,
  answers: Answers,
  closure: Closure | undefined,
): { readonly standing: Standing; readonly drawn: DrawnPage | undefined } {
  if (closure) return { standing: { state: 'closed', times: closure.times }, drawn: { state: 'closed' } }
  const named = drawable && namedOn(drawable, answers, loaded)
  const drawn = named && drawable
  const search = drawn?.state === 'page' ? drawn.search : ''
  return { standing: isFound ? { state: 'found', named, search } : { state: 'missing' }, drawn }
}
