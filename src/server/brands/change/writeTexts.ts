import path from 'node:path'
import type { MessageTable } from '../../../lib/messageTable'
import { type BrandError, formatPath } from '../brandError'
import { parseDocument } from '../jsonDocument'
import type { LoadedBrand, Texts } from '../loadedBrand'
import { oddity } from '../product/checkTexts'
import { readOneFolder } from '../readBrands'
import { NoPlace } from './editJson'
import { ownText } from './ownText'
import { replaceFile } from './replaceFile'
import { schemaOf } from './schemaOf'
import { checkRows, takeTexts } from './takeTexts'

export interface WriterOptions {
  /** Folder of brands. */
  readonly dir: string
  /** Root of the product. */
  readonly root: string
  readonly knownMessageKeys: MessageTable
  readonly productTexts: (tag: string) => Texts
  /** Serves what was written. */
  readonly reload: (id: string) => Promise<void>
}

/** Where the texts stand now, or why nothing was written. */
export type WriteOutcome = { readonly file: string } | { readonly problems: readonly BrandError[] }

/** Writes texts of one language into a brand's own folder. */
export type WriteTexts = (loaded: LoadedBrand, language: string, texts: Texts) => Promise<WriteOutcome>

/**
 * Puts texts into `locales/<language>.json`, and keeps the rest of the file. Nothing is written where `brand check`
 * would say anything of one of them, or refuse the file.
 */
export function createTextWriter({ dir, root, knownMessageKeys, productTexts, reload }: WriterOptions): WriteTexts {
  return async (loaded, language, texts) => {
    const { id, textLayers } = loaded
    const name = `locales/${language}.json`
    const file = path.join(dir, id, name)
    const label = `${path.basename(dir)}/${id}/${name}`
    const rows = Object.entries(texts).map(([key, target]) => ({ id: key, target }))
    const wrong = [...checkRows(id, label, rows, knownMessageKeys), ...oddities(id, label, texts)]
    if (wrong.length > 0) return { problems: wrong }

    const before = ownText(path.join(dir, id), name)
    const unreadable = before === undefined ? [] : parseDocument(id, label, before).issues
    if (unreadable.length > 0) return { problems: unreadable }
    const inherited = textLayers
      .slice(0, -1)
      .reduce((under, { texts: own }) => ({ ...under, ...own.get(language) }), productTexts(language))
    const after = edited(() => takeTexts({ rows, text: before, inherited, schema: schemaOf(dir, id, name, root) }))
    if (after === undefined) return { problems: [notAnObject(id, label)] }
    if (after !== (before ?? '')) {
      const unsaved = new Map([[id, { texts: new Map([[name, after]]), assets: new Map<string, string>() }]])
      const issues = readOneFolder(dir, id, { knownMessageKeys, unsaved })?.issues ?? []
      const refused = issues.filter((issue) => issue.file === label)
      if (refused.length > 0) return { problems: refused }
      replaceFile(file, after)
      await reload(id)
    }
    return { file: label }
  }
}

/** The check warns of them where they stand; here they can be mended before. */
const oddities = (brand: string, file: string, texts: Texts): readonly BrandError[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const odd = oddity(text)
    return odd ? [{ brand, file, jsonPath: formatPath([key]), ...odd }] : []
  })

function edited(edit: () => string): string | undefined {
  try {
    return edit()
  } catch (error) {
    if (error instanceof NoPlace) return undefined
    throw error
  }
}

const notAnObject = (brand: string, file: string): BrandError => ({
  brand,
  file,
  jsonPath: '$',
  found: 'something else',
  allowed: 'an object of texts',
  message: 'the file has no place for texts',
})
