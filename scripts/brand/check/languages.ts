import { languageOf } from '../../../src/i18n/languages'
import { type BrandError, formatPath, list } from '../../../src/server/brands/brandError'
import { brandTexts } from '../../../src/server/brands/brandTexts'
import { errorAt } from '../../../src/server/brands/errorPlace'
import { parseDocument, positionOf } from '../../../src/server/brands/jsonDocument'
import { namesFor, placeholdersOf, stemOf } from '../../../src/server/brands/messageTable'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'

/** How far a brand speaks one of its languages. */
export interface LanguageCover {
  readonly tag: string
  readonly name: string
  /** Texts of the product in the language, of all. */
  readonly product: { readonly have: number; readonly all: number }
  /** Texts that the brand says itself, in this language, of those it says itself in any. */
  readonly brand: { readonly have: number; readonly all: number }
}

export function coverOf({ brand, texts }: ResolvedFolder, product: Product): readonly LanguageCover[] {
  const english = stemsOf(Object.keys(product.messages['en'] ?? {}))
  const own = brandTexts(brand).filter(({ text }) => typeof text !== 'string')
  const said = stemsOf([...texts.values()].flatMap((each) => Object.keys(each)))
  return brand.languages.supported.map((tag) => {
    const words = stemsOf(Object.keys(product.messages[tag] ?? {}))
    const overrides = stemsOf(Object.keys(texts.get(tag) ?? {}))
    return {
      tag,
      name: languageOf(tag)?.name ?? tag,
      product: { have: [...english].filter((key) => words.has(key)).length, all: english.size },
      brand: {
        have: own.filter(({ text }) => typeof text !== 'string' && Object.hasOwn(text, tag)).length + overrides.size,
        all: own.length + said.size,
      },
    }
  })
}

const stemsOf = (keys: readonly string[]): ReadonlySet<string> => new Set(keys.map(stemOf))

/** Texts that a supported language goes without, and placeholders that the brand's own texts leave out. */
export function adviseLanguages(resolved: ResolvedFolder, product: Product): readonly BrandError[] {
  return [...silent(resolved, product), ...oneSided(resolved), ...missingNames(resolved, product)]
}

/** Languages that the product does not speak: their players read English. */
function silent(resolved: ResolvedFolder, product: Product): readonly BrandError[] {
  return resolved.brand.languages.supported.flatMap((tag, index) => {
    if (!languageOf(tag) || Object.hasOwn(product.messages, tag)) return []
    const have = Object.keys(product.messages)
    return errorAt(resolved, ['languages', 'supported', index], {
      found: JSON.stringify(tag),
      allowed: list(have),
      message: 'the product has no texts in this language yet; its players read English',
      hint: 'Leave the language out until it is translated.',
      severity: 'warning',
    })
  })
}

/** A text given per language that leaves out a language of the brand. */
function oneSided(resolved: ResolvedFolder): readonly BrandError[] {
  const { supported, default: chosen } = resolved.brand.languages
  return brandTexts(resolved.brand).flatMap(({ path, text }) => {
    if (typeof text === 'string') return []
    const without = supported.filter((tag) => !Object.hasOwn(text, tag))
    if (without.length === 0) return []
    return errorAt(resolved, path, {
      found: `nothing in ${list(without, 'and')}`,
      allowed: `a text in ${list(supported, 'and')}`,
      message: `its readers see the text in another language (${chosen} first)`,
      severity: 'warning',
    })
  })
}

function missingNames(resolved: ResolvedFolder, product: Product): readonly BrandError[] {
  const own = resolved.chain.at(-1)
  return [...(own?.texts ?? [])].flatMap(([tag, texts]) => {
    const file = `locales/${tag}.json`
    const lost = Object.entries(texts).flatMap(([key, text]) => {
      const names = namesFor(product.messageKeys, key) ?? []
      // A form of the plural may spell its number out.
      const wanted = names.filter((name) => name !== 'count' && !placeholdersOf(text).includes(name))
      return wanted.length > 0 ? [{ key, wanted }] : []
    })
    if (lost.length === 0 || !own) return []
    const { value: document } = parseDocument(own.id, `${own.files.label}/${file}`, own.files.texts.get(file) ?? '{}')
    return lost.map(({ key, wanted }): BrandError => {
      const whole = [key]
      const parts = key.split('.')
      const flat = typeof document?.value === 'object' && document.value !== null && Object.hasOwn(document.value, key)
      const path = flat ? whole : parts
      return {
        brand: resolved.id,
        file: `${own.files.label}/${file}`,
        ...(document ? positionOf(document, path) : {}),
        jsonPath: formatPath(path),
        found: `a text without ${list(
          wanted.map((name) => `{{${name}}}`),
          'and',
        )}`,
        allowed: list(
          (namesFor(product.messageKeys, key) ?? []).map((name) => `{{${name}}}`),
          'and',
        ),
        message: 'the text leaves out what the product fills in',
        hint: 'Write the placeholder where the value belongs.',
        severity: 'warning',
      }
    })
  })
}
