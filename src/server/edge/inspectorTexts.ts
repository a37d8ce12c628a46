import {
  type InspectorTexts,
  inspectorTextsPath,
  inspectorTokenHeader,
  type RefusedTexts,
  type TextsToWrite,
  type WrittenTexts,
} from '../../engine/inspectorTexts'
import { parseJson } from '../../lib/parseJson'
import { type BrandError, factsOf, formatPath } from '../brands/brandError'
import type { WriteTexts } from '../brands/change/writeTexts'
import type { LoadedBrand, Texts } from '../brands/loadedBrand'
import { notFound } from './plainAnswers'
import { type BodyLimits, readBody, type UnreadBody } from './readBody'
import { commonHeaders, inertPolicy } from './securityHeaders'
import { plainAddress, type Visit } from './visit'
import { messageOf } from '../../lib/messageOf'

export interface InspectorTextsOptions {
  /** Message key → text of the product in one language; empty where it does not speak it. */
  readonly productTexts: (tag: string) => Texts
  /** Puts texts into a brand's folder. Only where the server runs on the editor's own machine. */
  readonly write?: WriteTexts
}

interface Means extends InspectorTextsOptions {
  /** Of this process; only pages that may write know it. */
  readonly token: string
  readonly bodies: BodyLimits
  readonly log: (line: string) => void
}

/** Bytes: many long texts. */
const largestWrite = 64_000
const mostTexts = 500

/** Who asks, with the connection that it came by. */
export interface Asking {
  readonly visit: Visit
  /** Address of the connection. */
  readonly peer: string | undefined
}

/**
 * From this machine, by an address of this machine: not by a proxy, which may stand here too, and not by a name that
 * somebody else has led here.
 */
export function isFromHere(headers: Headers, { visit, peer }: Asking): boolean {
  const address = peer === undefined ? undefined : plainAddress(peer)
  const isLoopback = address !== undefined && (address === '::1' || address.startsWith('127.'))
  const isLocal = /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$/.test(visit.host)
  return isLoopback && isLocal && !proxied.some((name) => headers.has(name))
}

const proxied = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Tells the inspector of texts and writes them; undefined for what is no business of it. */
export function createInspectorTexts({ productTexts, write, token, bodies, log }: Means) {
  return async (request: Request, loaded: LoadedBrand, asking: Asking): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url)
    const secure = asking.visit.protocol === 'https'
    const say = (status: number, answer: InspectorTexts | WrittenTexts | RefusedTexts) =>
      new Response(JSON.stringify(answer), {
        status,
        headers: {
          ...commonHeaders(secure),
          'Cache-Control': 'no-store',
          'Content-Security-Policy': inertPolicy,
          'Content-Type': 'application/json; charset=utf-8',
        },
      })
    if (request.method === 'GET' && pathname.startsWith(`${inspectorTextsPath}/`)) {
      const tag = pathname.slice(inspectorTextsPath.length + 1)
      // the product's English is what all languages are measured by
      if (tag !== 'en' && !loaded.brand.languages.supported.includes(tag)) return notFound(secure)
      return say(200, { product: productTexts(tag), own: ownTexts(loaded, tag) })
    }
    if (request.method !== 'POST' || pathname !== inspectorTextsPath || write === undefined) return undefined
    const refuse = (status: number, ...messages: readonly string[]) =>
      say(status, { errors: messages.map((message) => ({ message })) })
    const strange = strangerIn(request, asking, token)
    if (strange !== undefined) return refuse(403, strange)
    if (!/^application\/json(?:\s*;|$)/i.test(request.headers.get('content-type') ?? ''))
      return refuse(415, 'The texts must come as application/json.')
    const body = await readBody(request, { ...bodies, largest: largestWrite })
    if (typeof body === 'string') return refuse(body === 'too large' ? 413 : 408, unread[body])
    const wanted = readTexts(body)
    if (!wanted) return refuse(400, 'The texts must come as {"language": "en", "texts": {"key": "text"}}.')
    const { language, texts } = wanted
    const { supported } = loaded.brand.languages
    if (!supported.includes(language))
      return refuse(422, `The brand has no language ${JSON.stringify(language)}; allowed: ${supported.join(', ')}.`)
    try {
      const outcome = await write(loaded, language, texts)
      if ('problems' in outcome) return say(422, { errors: outcome.problems.map((each) => told(each, texts)) })
      log(`inspector: ${outcome.file}: ${Object.keys(texts).join(', ')}`)
      return say(200, outcome)
    } catch (error) {
      const reason = messageOf(error)
      log(`inspector: ${loaded.id}: texts could not be written: ${reason}`)
      return refuse(500, `The folder could not be written: ${reason}.`)
    }
  }
}

/** What speaks against a request that comes from the inspector of a page of this server. */
function strangerIn({ headers }: Request, asking: Asking, token: string): string | undefined {
  if (!isFromHere(headers, asking)) return 'Texts are written from this machine alone, at an address under localhost.'
  const { protocol, host } = asking.visit
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  if (headers.get('origin') !== `${protocol}://${host}` || site !== 'same-origin')
    return 'Texts are written by pages of this site alone.'
  if (headers.get(inspectorTokenHeader) !== token) return 'The server was started anew: reload the page.'
  return undefined
}

const unread: Readonly<Record<UnreadBody, string>> = {
  'too large': `The texts have more than ${largestWrite} bytes.`,
  slow: 'The texts came too slowly.',
  gone: 'The texts did not come whole.',
  crowded: 'The texts did not come whole.',
}

function readTexts(body: Uint8Array | undefined): TextsToWrite | undefined {
  const value = body && parseJson(new TextDecoder().decode(body))
  if (!isObject(value) || typeof value['language'] !== 'string' || !isObject(value['texts'])) return undefined
  const texts = Object.entries(value['texts']).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const all = Object.keys(value['texts']).length
  if (all === 0 || all > mostTexts || texts.length !== all) return undefined
  return { language: value['language'], texts: Object.fromEntries(texts) }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function told(problem: BrandError, texts: Texts): RefusedTexts['errors'][number] {
  const key = Object.keys(texts).find((each) => problem.jsonPath === formatPath([each]))
  const place = problem.line === undefined ? '' : `${problem.file}:${problem.line}: `
  return { ...(key !== undefined && { key }), message: place + factsOf(problem) }
}

function ownTexts({ textLayers }: LoadedBrand, tag: string): InspectorTexts['own'] {
  const all = textLayers.flatMap(({ folder, texts }) =>
    Object.entries(texts.get(tag) ?? {}).map(
      ([key, text]) => [key, { text, file: `${folder}/locales/${tag}.json` }] as const,
    ),
  )
  return Object.fromEntries(all)
}
