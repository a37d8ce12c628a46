import { leadText } from '../../lib/plainText'
import type { LoadedBrand } from '../brands/loadedBrand'
import { shortened } from '../brands/pages/opening'
import { catalogueEntries } from '../catalogueList'
import type { Answers } from './bootAnswers'
import { isOpenToVisitors } from './firstChunks'
import { languageParameter } from './shownLanguage'
import { pageAt } from './sitePages'

/** Parameters that say where a visitor came from; no page shows anything by them. */
const campaign = /^(utm_[a-z]{1,20}|gclid|fbclid|msclkid)$/

/** A page that the edge may draw, by its address alone. */
export interface DrawnPage {
  /** Of the entry; undefined: what stands at any address, no page or the word that the site is closed. */
  readonly id: string | undefined
  readonly pathname: string
  /** Of the query what the page is drawn by, `?article=deposits`; empty where it is drawn by nothing. */
  readonly search: string
  /** Calls that it shows besides those of every page. */
  readonly calls: readonly string[]
  /** What its parameters name, with the list that it has to be in. */
  readonly named: readonly { readonly value: string; readonly list: string }[]
  /** The word that the site is closed. */
  readonly isClosed: boolean
}

/** What a parameter names, as far as a page's head tells of it. */
export interface NamedThing {
  readonly title?: string
  /** In plain words, as search engines and chats show it. */
  readonly opening?: string
}

/**
 * The page that the edge draws at an address: one whose entry says so, at its own address, with no parameter that it does
 * not know. Undefined: the browser draws what stands there.
 */
export function drawnPageAt(loaded: LoadedBrand, { pathname: asked, searchParams }: URL): DrawnPage | undefined {
  const pathname = asked === '/' ? '/index' : asked
  const entry = pageAt(loaded, pathname)
  const drawn = entry?.drawnAtEdge
  const [path] = entry?.paths ?? []
  if (!entry || !drawn || path === undefined) return undefined
  const given = parametersAt(path, pathname)
  if (!given) return undefined
  const { parameters = {}, calls = [] } = drawn
  const named: { readonly value: string; readonly list: string }[] = []
  const search = new URLSearchParams()
  for (const [name, list] of Object.entries(parameters)) {
    const value = given.get(name) ?? searchParams.get(name)
    if (value === null) continue
    named.push({ value, list })
    if (!given.has(name)) search.set(name, value)
  }
  const isKnown = (name: string) => name === languageParameter || campaign.test(name) || search.has(name)
  if (![...searchParams.keys()].every(isKnown)) return undefined
  if ([...search.keys()].some((name) => searchParams.getAll(name).length > 1)) return undefined
  // where a session is required the sign-in stands in its place, which shows nothing of it
  const isOpen = !loaded.brand.access.loginRequired || isOpenToVisitors(pathname)
  if (!isOpen && named.length > 0) return undefined
  return {
    id: entry.id,
    pathname,
    search: search.size === 0 ? '' : `?${search.toString()}`,
    calls: isOpen ? calls : [],
    named: isOpen ? named : [],
    isClosed: false,
  }
}

/** Parameters of a path, where the address is the one way to write it; undefined where it is another. */
function parametersAt(path: string, pathname: string): ReadonlyMap<string, string> | undefined {
  const [wanted, given] = [path.split('/'), pathname.split('/')]
  if (wanted.length !== given.length) return undefined
  const parameters = new Map<string, string>()
  for (const [at, part] of wanted.entries()) {
    const said = given[at] ?? ''
    const value = part.startsWith(':') ? decoded(said) : undefined
    if (value !== undefined) parameters.set(part.slice(1), value)
    else if (part !== said) return undefined
  }
  return parameters
}

function decoded(part: string): string | undefined {
  try {
    const value = decodeURIComponent(part)
    return encodeURIComponent(value) === part ? value : undefined
  } catch {
    return undefined
  }
}

const nowhere = { id: undefined, search: '', calls: [], named: [], isClosed: false }

/** An address at which no page stands; one is drawn for all of them. */
export const missingPage: DrawnPage = { ...nowhere, pathname: '/-/missing' }

/** What stands at every address while the site is closed. */
export const closedPage: DrawnPage = { ...nowhere, pathname: '/-/closed', isClosed: true }

const pageFolders: ReadonlySet<string> = new Set(
  catalogueEntries.flatMap(({ slot, paths = [] }) => (slot === 'page' ? paths.map(folderOf) : [])),
)

/**
 * Whether nothing stands at an address, for the browser too, which reads addresses more generously: none of the pages
 * begins like it. Where a session is required the sign-in stands at every address.
 */
export const isDrawnMissing = ({ brand }: LoadedBrand, pathname: string): boolean =>
  !brand.access.loginRequired && folderOf(pathname) !== '' && !pageFolders.has(folderOf(pathname))

function folderOf(pathname: string): string {
  const [part = ''] = pathname.split('/').filter(Boolean)
  try {
    return decodeURIComponent(part).trim().toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}

/** What the parameters of a page name: the last of them tells of itself. Undefined where one names nothing that there is. */
export function namedOn(page: DrawnPage, answers: Answers, { pages }: LoadedBrand): NamedThing | undefined {
  let thing: NamedThing = {}
  for (const { value, list } of page.named) {
    if (list === 'ownPages') {
      if (!pages.has(value)) return undefined
      continue
    }
    const found = listIn(answers, list).find((each) => each['id'] === value)
    if (!found) return undefined
    thing = toldOf(found)
  }
  return thing
}

type Thing = Readonly<Record<string, unknown>>

/** `announcements.promotion`: the list `promotion` in the answer of `announcements`. */
function listIn(answers: Answers, place: string): readonly Thing[] {
  const [call = '', field] = place.split('.')
  const answer = Object.hasOwn(answers, call) ? answers[call] : undefined
  const list = field === undefined ? answer : isThing(answer) ? answer[field] : undefined
  return Array.isArray(list) ? list.filter(isThing) : []
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

function toldOf({ title, content }: Thing): NamedThing {
  const opening = typeof content === 'string' ? shortened(leadText(content)) : ''
  return { ...(typeof title === 'string' && { title }), ...(opening !== '' && { opening }) }
}

/**
 * A form of a drawn page that the browser sent by itself, since the app was not there: by its own address, so that nothing
 * that was typed stands in one. What it says is not read.
 */
export function isSentWithoutApp({ method, headers }: Request, url: URL, loaded: LoadedBrand): boolean {
  if (method !== 'POST') return false
  const page = new URL(url)
  page.search = ''
  return (
    headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true &&
    drawnPageAt(loaded, page) !== undefined
  )
}
