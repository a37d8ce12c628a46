import type { OwnPage } from '../../contract/own-page'
import type { BrandFiles, LoadedBrand, PageText, Texts } from '../brands/loadedBrand'
import { pictureFile } from '../brands/pages/addresses'
import { marksOf } from '../brands/pages/marksOf'
import { renderMarkdown } from '../brands/pages/renderMarkdown'
import { chooseEncoding, isCompressible, webCompressor } from './encoding'
import { notFound } from './plainAnswers'
import { commonHeaders, inertPolicy } from './securityHeaders'
import { isKnown } from './staticFile'

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/**
 * `/brand/<version>/<path in assets/>`, `/brand/<version>/locales/<tag>.json` and `/brand/<version>/pages/<name>.<tag>.json`,
 * on the brand's own host alone: a version is a hash of this brand's content, so nobody else's is known here.
 */
export async function brandFile(
  request: Request,
  pathname: string,
  loaded: LoadedBrand,
  secure: boolean,
): Promise<Response> {
  const [, version = '', path = ''] = /^\/brand\/([0-9a-f]{12})\/(.+)$/.exec(pathname) ?? []
  if (version === '' || !(await loaded.files.knows(version))) return notFound(secure)
  const file = localeFile(path, loaded) ?? pageFile(path, loaded) ?? (await assetFile(path, loaded))
  if (!file) return notFound(secure)

  const current = await loaded.files.version()
  const etag = `"${current}"`
  const headers = new Headers({
    ...commonHeaders(secure),
    'Content-Type': file.type,
    // The address of an earlier version gives the file of today, which is not to be kept under it.
    'Cache-Control': version === current ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    ...(file.type.startsWith('image/svg') ? { 'Content-Security-Policy': `${inertPolicy}; sandbox` } : {}),
  })
  if (isCompressible(file.type)) headers.set('Vary', 'Accept-Encoding')
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  if (
    !isCompressible(file.type) ||
    chooseEncoding(request.headers.get('accept-encoding') ?? undefined, webCompressor.encodings) !== 'gzip'
  ) {
    return new Response(await file.content(), { headers })
  }
  headers.set('Content-Encoding', 'gzip')
  headers.set('ETag', `W/${etag}`)
  return new Response((await webCompressor.compress(new TextDecoder().decode(await file.content()), 'gzip')).bytes, {
    headers,
  })
}

interface File {
  readonly type: string
  /** Asked for where the visitor has not this very content already. */
  readonly content: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

function localeFile(path: string, { brand, texts }: LoadedBrand): File | undefined {
  const tag = /^locales\/([A-Za-z-]+)\.json$/.exec(path)?.[1]
  if (tag === undefined || !brand.languages.supported.includes(tag)) return undefined
  const own = texts.get(tag) ?? noTexts
  return { type: jsonType, content: () => textBytes(own) }
}

const noTexts: Texts = {}

function pageFile(path: string, { pages, files }: LoadedBrand): File | undefined {
  const [, name = '', tag = ''] = /^pages\/([a-z0-9-]+)\.([A-Za-z-]+)\.json$/.exec(path) ?? []
  const text = pages.get(name)?.get(tag)
  if (text === undefined) return undefined
  return { type: jsonType, content: async () => jsonBytes(await writtenPage(text, files)) }
}

/** A page of the brand's own as HTML, rendered once. */
export function writtenPage(text: PageText, files: BrandFiles): Promise<OwnPage> {
  const written = writtenPages.get(files) ?? new WeakMap<PageText, Promise<OwnPage>>()
  writtenPages.set(files, written)
  const page = written.get(text) ?? writePage(text, files)
  written.set(text, page)
  page.catch(() => written.delete(text))
  return page
}

/** By the files of a version, which the addresses of pictures name: terms are long, and are rendered once. */
const writtenPages = new WeakMap<BrandFiles, WeakMap<PageText, Promise<OwnPage>>>()

async function writePage(text: PageText, files: BrandFiles): Promise<OwnPage> {
  const base = `/brand/${await files.version()}/`
  const shown = new Set<string>()
  for (const { text: source } of marksOf(text).pictures) {
    const file = pictureFile(source)
    if (file !== undefined && (await files.read(file))) shown.add(file)
  }
  const picture = (file: string) => (shown.has(file) ? `${base}${file}` : undefined)
  return { title: text.title, html: renderMarkdown(text.markdown, picture) }
}

/** What was made of a brand's texts in one language. */
const writtenTexts = new WeakMap<Texts, Uint8Array<ArrayBuffer>>()

function textBytes(own: Texts): Uint8Array<ArrayBuffer> {
  const bytes = writtenTexts.get(own) ?? jsonBytes(own)
  writtenTexts.set(own, bytes)
  return bytes
}

const jsonType = 'application/json; charset=utf-8'
const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

async function assetFile(path: string, { files }: LoadedBrand): Promise<File | undefined> {
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined
  const content = type === undefined ? undefined : await files.read(path)
  return type === undefined || content === undefined ? undefined : { type, content: () => content }
}
