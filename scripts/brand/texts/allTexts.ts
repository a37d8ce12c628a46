import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatPath, type JsonPath } from '../../../src/server/brands/brandError'
import { brandTexts, type PlacedText } from '../../../src/server/brands/brandTexts'
import type { CheckedFolder } from '../../../src/server/brands/checkFolder'
import { errorAt } from '../../../src/server/brands/errorPlace'
import { parseDocument, positionOf } from '../../../src/server/brands/jsonDocument'
import { pathOfKey } from '../../../src/server/brands/messagePath'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { productTexts } from '../../productMessages.mjs'

export interface Place {
  /** From the root of the product, or as errors name it: `brands/jade/locales/ar.json`. */
  readonly file: string
  /** From 1. */
  readonly line?: number
}

/** A text as players read it. */
export interface ShownText {
  /** Message key, place in brand.json, or name of a page. */
  readonly key: string
  /** What it belongs to: a feature of the product, `brand.json`, a page of the brand's own. */
  readonly part: string
  /** Absent where all languages have the same. */
  readonly language?: string
  readonly text: string
  readonly decidedBy: 'product' | 'base' | 'brand' | 'deployment'
  /** Brand that decided it, where one did. */
  readonly brand?: string
  readonly place: () => Place
}

export interface TextsInput {
  readonly resolved: ResolvedFolder
  /** Root of the product. */
  readonly root: string
  readonly languages: readonly string[]
}

/** Every text that a brand's players may read in these languages, but for what its platform says. */
export function allTexts({ resolved, root, languages }: TextsInput): readonly ShownText[] {
  return [
    ...languages.flatMap((tag) => messagesIn(resolved, productPlaces(root), tag)),
    ...ownTexts(resolved, languages),
    ...pageTexts(resolved, languages),
  ]
}

interface ProductPlaces {
  readonly root: string
  /** Language → message key → file and text. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, { readonly file: string; readonly text: string }>>
  readonly partOf: (key: string) => string
}

let lastPlaces: ProductPlaces | undefined

/** Where each text of the product is written. */
export function productPlaces(root: string): ProductPlaces {
  if (lastPlaces?.root === root) return lastPlaces
  const texts = new Map<string, Map<string, { file: string; text: string }>>()
  for (const { file, tag, texts: own } of productTexts(root)) {
    const byKey = texts.get(tag) ?? new Map<string, { file: string; text: string }>()
    texts.set(tag, byKey)
    for (const [key, text] of Object.entries(own)) byKey.set(key, { file, text })
  }
  lastPlaces = { root, texts, partOf: (key) => partOfFile(texts.get('en')?.get(key)?.file) }
  return lastPlaces
}

/** `src/features/deposit/messages/en.json` is of deposit, `src/shared/money/messages/en.json` of shared/money. */
function partOfFile(file: string | undefined): string {
  if (file === undefined) return 'product'
  const folders = file.split('/').slice(1, -1)
  const named = folders.filter((folder) => folder !== 'messages')
  return named[0] === 'features' ? (named[1] ?? 'product') : named.join('/')
}

function messagesIn({ chain }: ResolvedFolder, places: ProductPlaces, tag: string): ShownText[] {
  const product = places.texts.get(tag)
  const own = chain.at(-1)
  const keys = new Set([...(product?.keys() ?? []), ...chain.flatMap(({ texts }) => Object.keys(texts.get(tag) ?? {}))])
  return [...keys].flatMap((key): ShownText[] => {
    const folder = chain.findLast(({ texts }) => Object.hasOwn(texts.get(tag) ?? {}, key))
    const written = product?.get(key)
    const text = folder?.texts.get(tag)?.[key] ?? written?.text
    if (text === undefined) return []
    const common = { key, part: places.partOf(key), language: tag, text }
    if (folder)
      return [
        {
          ...common,
          decidedBy: folder === own ? 'brand' : 'base',
          brand: folder.id,
          place: () => localePlace(folder, tag, key),
        },
      ]
    return [{ ...common, decidedBy: 'product', place: () => productPlace(places.root, written?.file ?? '', key) }]
  })
}

function localePlace({ id, files }: CheckedFolder, tag: string, key: string): Place {
  const name = `locales/${tag}.json`
  const file = `${files.label}/${name}`
  const { value: document } = parseDocument(id, file, files.texts.get(name) ?? '{}')
  const found = document && pathOfKey(document.value, key)
  return document && found ? { file, line: positionOf(document, found, 'key').line } : { file }
}

function productPlace(root: string, file: string, key: string): Place {
  const { value: document } = parseDocument('*', file, readFileSync(path.join(root, file), 'utf8'))
  return document ? { file, line: positionOf(document, [key], 'key').line } : { file }
}

/** Texts of brand.json. */
function ownTexts(resolved: ResolvedFolder, languages: readonly string[]): ShownText[] {
  const { brand } = resolved
  const placed: readonly PlacedText[] = [
    { path: ['name'], text: brand.name },
    ...(brand.names === undefined ? [] : [{ path: ['names'], text: brand.names }]),
    ...brandTexts(brand),
  ]
  return placed.flatMap(({ path: at, text }) =>
    typeof text === 'string'
      ? [ownText(resolved, at, text)]
      : Object.entries(text)
          .filter(([tag]) => languages.includes(tag))
          .map(([tag, one]) => ownText(resolved, [...at, tag], one, tag)),
  )
}

function ownText(resolved: ResolvedFolder, at: JsonPath, text: string, language?: string): ShownText {
  const { file, line } = errorAt(resolved, at, { found: '', allowed: '', message: '' })
  const folder = resolved.chain.find(({ brandDocument }) => brandDocument.file === file)
  const isSaid = at.some((_, depth) => Object.hasOwn(resolved.sources, at.slice(0, depth + 1).join('.')))
  const decidedBy = !isSaid ? 'product' : !folder ? 'deployment' : folder === resolved.chain.at(-1) ? 'brand' : 'base'
  return {
    key: formatPath(at),
    part: 'brand.json',
    ...(language !== undefined && { language }),
    text,
    decidedBy,
    ...(folder && isSaid && { brand: folder.id }),
    place: () => ({ file, ...(line !== undefined && { line }) }),
  }
}

/** Pages of the brand's own, line by line. */
function pageTexts({ pages, chain }: ResolvedFolder, languages: readonly string[]): ShownText[] {
  return [...pages].flatMap(([name, byLanguage]) =>
    [...byLanguage]
      .filter(([tag]) => languages.includes(tag))
      .flatMap(([tag, { file }]): ShownText[] => {
        const folder = chain.findLast(({ files }) => file.startsWith(`${files.label}/`))
        const source = folder?.files.texts.get(`pages/${name}.${tag}.md`) ?? ''
        return source.split('\n').flatMap((line, index): ShownText[] => {
          const text = line.trim()
          if (text === '' || !folder) return []
          const decidedBy = folder === chain.at(-1) ? 'brand' : 'base'
          const place = { file, line: index + 1 }
          return [
            {
              key: `pages/${name}`,
              part: 'pages',
              language: tag,
              text,
              decidedBy,
              brand: folder.id,
              place: () => place,
            },
          ]
        })
      }),
  )
}
