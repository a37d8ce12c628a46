import type { BrandFile } from '../../contract/brand'
import type { ThemeFile } from '../../contract/theme'
import { languageOf, languages } from '../../i18n/languages'
import { validate } from '../schemas'
import { brandIdForm, brandIdWords } from './brandId'
import { describe, list, type BrandError, type Stage } from './brandError'
import { checkCharacters } from './checkCharacters'
import { parseDocument, type JsonDocument } from './jsonDocument'
import type { PageText, Pages, Texts } from './loadedBrand'
import { didYouMeanLanguage } from './meantLanguage'
import type { MessageTable } from '../../lib/messageTable'
import { readPageFile } from './pages/pageFile'
import type { Catalogue } from './product/catalogue'
import { readLocale } from './readLocale'
import type { FolderFiles, NotUtf8 } from './readFolder'
import { readableErrors } from './schemaErrors'

/** A folder whose files each conform to their schema. Whether they fit together is the next stage's matter. */
export interface CheckedFolder {
  readonly id: string
  readonly files: FolderFiles
  readonly brand: BrandFile
  readonly brandDocument: JsonDocument
  readonly theme: ThemeFile
  readonly themeDocument: JsonDocument | undefined
  readonly texts: ReadonlyMap<string, Texts>
  readonly pages: Pages
}

export interface CheckOptions {
  /** Message keys of the product. Where given, a locale file that adds another, or a placeholder, is refused. */
  readonly knownMessageKeys?: MessageTable | undefined
  /** All that brands may name. Where given, folders are looked at as closely as `brand check` does. */
  readonly catalogue?: Catalogue | undefined
}

const isBrandFile = (value: unknown): value is BrandFile => validate('brand', value).length === 0
const isThemeFile = (value: unknown): value is ThemeFile => validate('theme', value).length === 0

export function checkFolder(files: FolderFiles, options: CheckOptions = {}): Stage<CheckedFolder | undefined> {
  const issues: BrandError[] = []
  const take = <T>(stage: Stage<T>): T => {
    issues.push(...stage.issues)
    return stage.value
  }
  issues.push(...checkId(files), ...checkNames(files))
  const brandDocument = take(readJson(files, 'brand.json'))
  const themeDocument = files.texts.has('theme.json') ? take(readJson(files, 'theme.json')) : undefined
  const brand = brandDocument?.value
  const theme = themeDocument?.value ?? {}
  if (brandDocument) issues.push(...readableErrors(files.id, brandDocument, validate('brand', brand)))
  if (themeDocument) issues.push(...readableErrors(files.id, themeDocument, validate('theme', theme)))

  const texts = new Map<string, Texts>()
  for (const name of files.texts.keys()) {
    const tag = /^locales\/(.*)\.json$/.exec(name)?.[1]
    if (tag === undefined) continue
    if (!languageOf(tag)) issues.push(unknownLanguageFile(files, name, tag))
    const document = take(readJson(files, name))
    if (document) texts.set(tag, take(readLocale(files.id, document, options.knownMessageKeys)))
  }
  const pages = take(readPages(files))
  if (issues.length > 0 || !brandDocument || !isBrandFile(brand) || !isThemeFile(theme))
    return { value: undefined, issues }
  return { value: { id: files.id, files, brand, brandDocument, theme, themeDocument, texts, pages }, issues }
}

function readPages({ id, label, texts, notUtf8 }: FolderFiles): Stage<Pages> {
  const issues: BrandError[] = []
  const pages = new Map<string, Map<string, PageText>>()
  for (const [file, source] of texts) {
    if (!file.startsWith('pages/')) continue
    const strange = notUtf8?.get(file)
    if (strange) issues.push(otherEncoding(id, `${label}/${file}`, strange))
    if (strange) continue
    const { page, issues: found } = readPageFile(id, label, file, source)
    issues.push(...found)
    if (page) pages.set(page.name, (pages.get(page.name) ?? new Map<string, PageText>()).set(page.language, page.text))
  }
  return { value: pages, issues }
}

function readJson(files: FolderFiles, name: string): Stage<JsonDocument | undefined> {
  const text = files.texts.get(name)
  const file = `${files.label}/${name}`
  const strange = files.notUtf8?.get(name)
  if (strange) return { value: undefined, issues: [otherEncoding(files.id, file, strange)] }
  if (text !== undefined) {
    const { value, issues } = parseDocument(files.id, file, text)
    return { value, issues: value ? [...issues, ...checkCharacters(files.id, value)] : issues }
  }
  const issue: BrandError = {
    brand: files.id,
    file,
    jsonPath: '$',
    found: 'nothing',
    allowed: `a file ${name} in the brand's folder`,
    message: 'the file is missing',
    kind: 'missing',
  }
  return { value: undefined, issues: [issue] }
}

const otherEncoding = (brand: string, file: string, { byte, line, column }: NotUtf8): BrandError => ({
  brand,
  file,
  line,
  column,
  jsonPath: '$',
  found: `the byte ${byte.toString(16).toUpperCase().padStart(2, '0')} (hexadecimal)`,
  allowed: 'UTF-8',
  message: 'the file is not saved as UTF-8',
  hint: 'Save it again, with the encoding UTF-8.',
})

/** On some disks they would be found all the same, and on the server not. */
function checkNames({ id, label, miswritten = [] }: FolderFiles): readonly BrandError[] {
  return miswritten.map((name) => ({
    brand: id,
    file: `${label}/${name}`,
    jsonPath: '$',
    found: describe(name),
    allowed: name.toLowerCase(),
    message: 'the name is read in small letters alone',
    hint: `Rename it to ${name.toLowerCase()}.`,
  }))
}

function checkId(files: FolderFiles): readonly BrandError[] {
  if (brandIdForm.test(files.id)) return []
  return [
    {
      brand: files.id,
      file: files.label,
      jsonPath: '$',
      found: describe(files.id),
      allowed: brandIdWords,
      message: "the folder's name cannot be a brand's id",
    },
  ]
}

function unknownLanguageFile(files: FolderFiles, name: string, tag: string): BrandError {
  const known = languages.map((language) => language.tag)
  return {
    brand: files.id,
    file: `${files.label}/${name}`,
    jsonPath: '$',
    found: describe(tag),
    allowed: list(known),
    message: 'no language of the product has this tag',
    ...didYouMeanLanguage(tag, known),
  }
}
