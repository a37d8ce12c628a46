import type { DrawnAtEdge, Listed } from '../../engine/drawnAtEdge'
import type { PageCallId } from '../../engine/edgeCalls'
import { openFolders, openPages } from '../../contract/pages'
import { leadText } from '../../lib/plainText'
import type { LoadedBrand } from '../brands/loadedBrand'
import { shortened } from '../brands/pages/opening'
import { catalogueEntries } from '../catalogueList'
import type { Answers } from './bootAnswers'
import { isOpenToVisitors } from './firstChunks'
import { pageAt } from './sitePages'

/** Opens a dialog over any page (site/modalAddress.ts), which the browser draws. */
const dialogParameter = 'modal'

/** What a parameter of an address names, with the list that it has to be in. */
interface Named {
  readonly value: string
  readonly list: Listed
}

/** What the edge may draw at an address, by the address alone. */
export type DrawnPage =
  | {
      readonly state: 'page'
      /** Of the entry. */
      readonly id: string
      readonly pathname: string
      /** Of the query what the page is drawn by, `?article=deposits`; empty where it is drawn by nothing. */
      readonly search: string
      /** Calls that it shows besides those of every page. */
      readonly calls: readonly PageCallId[]
      readonly named: readonly Named[]
    }
  /** Nothing there that could be drawn: all such addresses have one view, the sign-in where a session is required. */
  | { readonly state: 'elsewhere' }
  /** The site is closed, at every address. */
  | { readonly state: 'closed' }

/** Where the app finds what is to be drawn: views are kept by it. */
export function viewAddress(page: DrawnPage): { readonly pathname: string; readonly search: string } {
  switch (page.state) {
    case 'page':
      return { pathname: page.pathname, search: page.search }
    case 'elsewhere':
      return { pathname: '/-/elsewhere', search: '' }
    case 'closed':
      return { pathname: '/-/closed', search: '' }
  }
}

/** What a parameter names, as far as a page's head tells of it. */
export interface NamedThing {
  readonly title?: string
  /** In plain words, as search engines and chats show it. */
  readonly opening?: string
}

/**
 * The page that the edge draws at an address: one whose entry says so, at its own address. Of its parameters those alone
 * count that the page knows; what campaigns, agents and others add is no part of what is drawn and kept. Undefined: the browser
 * draws what stands there.
 */
export function drawnPageAt(loaded: LoadedBrand, { pathname: asked, searchParams }: URL): DrawnPage | undefined {
  const pathname = asked === '/' ? '/index' : asked
  const entry = pageAt(loaded, pathname)
  const drawn = entry?.drawnAtEdge
  const [path] = entry?.paths ?? []
  if (!entry || !drawn || path === undefined) return undefined
  // where a session is required the sign-in stands in its place, which shows nothing of it
  const isOpen = !loaded.brand.access.loginRequired || isOpenToVisitors(pathname)
  const inPath = namedInPath(path, drawn, pathname)
  const isOther = [dialogParameter, ...(isOpen ? (drawn.shownBy ?? []) : [])].some((name) => searchParams.has(name))
  const inQuery = namedInQuery(isOpen ? drawn : {}, searchParams)
  if (isOther || !inPath || !inQuery) return undefined
  const named = [...inPath, ...inQuery.named]
  if (!isOpen && named.length > 0) return undefined
  return {
    state: 'page',
    id: entry.id,
    pathname,
    search: inQuery.search,
    calls: isOpen ? (drawn.calls ?? []) : [],
    named: isOpen ? named : [],
  }
}

/** Undefined where a parameter has no list: anybody could make up what it names. */
export function namedInPath(
  path: string,
  { path: lists = {} }: DrawnAtEdge,
  pathname: string,
): readonly Named[] | undefined {
  const named: Named[] = []
  const given = parametersAt(path, pathname)
  if (!given) return undefined
  for (const [name, value] of given) {
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    if (!list) return undefined
    named.push({ value, list })
  }
  return named
}

/** What the parameters that the page knows name; undefined where one is there twice. */
function namedInQuery({ query = {} }: DrawnAtEdge, given: URLSearchParams) {
  const named: Named[] = []
  const search = new URLSearchParams()
  for (const [name, list] of Object.entries(query)) {
    const [value, ...others] = given.getAll(name)
    if (others.length > 0) return undefined
    if (value === undefined) continue
    named.push({ value, list })
    search.set(name, value)
  }
  return { named, search: search.size === 0 ? '' : `?${search.toString()}` }
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

const pageFolders: ReadonlySet<string> = new Set(
  catalogueEntries.flatMap(({ slot, paths = [] }) => (slot === 'page' ? paths.map(folderOf) : [])),
)

/**
 * Where nothing stands at an address, for the browser too, which reads addresses more generously: none of the pages
 * begins like it. Where a session is required the sign-in stands at every address, and is drawn for all of these.
 */
export const missingPageAt = ({ pathname, searchParams }: URL): DrawnPage | undefined =>
  !searchParams.has(dialogParameter) && folderOf(pathname) !== '' && !pageFolders.has(folderOf(pathname))
    ? { state: 'elsewhere' }
    : undefined

const openFirstParts: ReadonlySet<string> = new Set([...openPages, ...openFolders].map(folderOf))

/**
 * A page that is never drawn, on a brand that requires a session: visitors get the sign-in, as where no page stands. The
 * browser matches addresses more loosely, so an address whose first part an open page has is left out.
 */
export const gatedPageAt = ({ brand }: LoadedBrand, { pathname, searchParams }: URL): DrawnPage | undefined =>
  brand.access.loginRequired && !searchParams.has(dialogParameter) && !openFirstParts.has(folderOf(pathname))
    ? { state: 'elsewhere' }
    : undefined

/** What is drawn at an address, by the address alone; undefined: nothing is, or the browser alone knows. */
export function viewAt(loaded: LoadedBrand, url: URL): DrawnPage | undefined {
  if (!isPageAt(loaded, url.pathname)) return missingPageAt(url)
  return drawnPageAt(loaded, url) ?? gatedPageAt(loaded, url)
}

/** Whether a page of the site stands there. */
export const isPageAt = (loaded: LoadedBrand, pathname: string): boolean =>
  pathname === '/' || pageAt(loaded, pathname) !== undefined

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
  for (const { value, list } of page.state === 'page' ? page.named : []) {
    if (list.type === 'ownPages') {
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

function listIn(answers: Answers, { call, field }: Extract<Listed, { readonly type: 'answer' }>): readonly Thing[] {
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
    // two slashes would lead to another site
    !url.pathname.startsWith('//') &&
    hasForm(viewAt(loaded, page), loaded)
  )
}

/** A sign-in may be drawn on any page; where nothing stands it is where a session is required. */
const hasForm = (view: DrawnPage | undefined, { brand }: LoadedBrand): boolean =>
  view?.state === 'page' || (view?.state === 'elsewhere' && brand.access.loginRequired)
