import { neededNames, stemOf } from '../../../src/lib/messageTable'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'
import { productPlaces } from './allTexts'

/** One text for a translator. */
export interface TextRow {
  /** Message key. */
  readonly id: string
  /** What it is translated from: English, as the brand says it. */
  readonly source: string
  /** What players read now; empty where the language has no text yet. */
  readonly target: string
  /** Where it stands, and what to keep. */
  readonly note: string
}

/** A file of texts between this product and a translator. */
export interface TextsFile {
  readonly sourceLanguage: string
  readonly language: string
  readonly rows: readonly TextRow[]
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Every text that a brand can say in a language, in the forms of its plural. */
export function rowsOf(resolved: ResolvedFolder, product: Product, root: string, language: string): readonly TextRow[] {
  const english = product.messages['en'] ?? {}
  const shown = textsIn(resolved, product, language)
  // In English the brand's own text is the target; what it would say without it, the source.
  const source = language === 'en' ? english : { ...english, ...resolved.texts.get('en') }
  const places = productPlaces(root)
  const rows = keysIn(english, shown, language).map((id) => ({
    id,
    source: said(source, id) ?? said(source, `${stemOf(id)}_other`) ?? '',
    target: said(shown, id) ?? '',
    note: noteOf(
      places.partOf(Object.hasOwn(english, id) ? id : `${stemOf(id)}_other`),
      neededNames(product.messageKeys, id),
    ),
  }))
  // A few places are left empty on purpose.
  return rows.filter(({ source: from, target }) => from !== '' || target !== '')
}

/** What the brand's players read in a language, its own texts and those of the product. */
export const textsIn = (
  resolved: ResolvedFolder,
  product: Product,
  language: string,
): Readonly<Record<string, string>> => ({
  ...product.messages[language],
  ...resolved.texts.get(language),
})

const said = (texts: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** English has two forms of a plural; others have one, or six. */
function keysIn(
  english: Readonly<Record<string, string>>,
  shown: Readonly<Record<string, string>>,
  language: string,
): readonly string[] {
  const wanted: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = new Set<string>()
  for (const key of Object.keys(english)) {
    const stem = stemOf(key)
    if (stem === key || !Object.hasOwn(english, `${stem}_other`)) keys.add(key)
    else
      for (const form of forms)
        if (wanted.includes(form) || Object.hasOwn(shown, `${stem}_${form}`)) keys.add(`${stem}_${form}`)
  }
  return [...keys]
}

const noteOf = (part: string, names: readonly string[]) =>
  names.length === 0 ? part : `${part}; keep ${names.map((name) => `{{${name}}}`).join(' ')}`
