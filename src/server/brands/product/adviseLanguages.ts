import { languageOf } from '../../../i18n/languages'
import { type BrandError, type Facts, formatPath, list } from '../brandError'
import { brandTexts } from '../brandTexts'
import { errorAt } from '../errorPlace'
import { parseDocument, positionOf } from '../jsonDocument'
import { pathOfKey } from '../messagePath'
import { type MessageTable, neededNames } from '../../../lib/messageTable'
import { lostNames } from '../../../lib/textFaults'
import type { ResolvedFolder } from '../resolveFolder'
import type { Catalogue } from './catalogue'

/** Texts that a supported language goes without, and placeholders that the brand's own texts leave out. */
export function adviseLanguages(resolved: ResolvedFolder, catalogue: Catalogue): readonly BrandError[] {
  return [
    ...silent(resolved, catalogue),
    ...notOffered(resolved),
    ...oneSided(resolved),
    ...missingNames(resolved, catalogue),
  ]
}

/** Languages that the product does not speak: their players read English. */
function silent(resolved: ResolvedFolder, catalogue: Catalogue): readonly BrandError[] {
  return resolved.brand.languages.supported.flatMap((tag, index) => {
    if (!languageOf(tag) || catalogue.languages.includes(tag)) return []
    return errorAt(resolved, ['languages', 'supported', index], {
      found: JSON.stringify(tag),
      allowed: list(catalogue.languages),
      message: 'the product has no texts in this language yet; its players read English',
      hint: 'Leave the language out until it is translated.',
      severity: 'warning',
    })
  })
}

/** Files of texts that no player can choose. A base may have more languages than one of its brands. */
function notOffered({ id, chain, brand, abstract }: ResolvedFolder): readonly BrandError[] {
  const own = chain.at(-1)
  const { supported } = brand.languages
  if (abstract || !own) return []
  return [...own.texts.keys()].flatMap((tag): BrandError[] => {
    if (supported.includes(tag)) return []
    return [
      {
        brand: id,
        file: `${own.files.label}/locales/${tag}.json`,
        jsonPath: '$',
        found: JSON.stringify(tag),
        allowed: list(supported),
        message: 'the brand does not offer the language of these texts',
        hint: `Add ${JSON.stringify(tag)} to languages.supported, or delete the file.`,
        severity: 'warning',
      },
    ]
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
      hint: `Add ${list(
        without.map((tag) => `${JSON.stringify(tag)}: "…"`),
        'and',
      )} to it.`,
      severity: 'warning',
    })
  })
}

function missingNames(resolved: ResolvedFolder, catalogue: Catalogue): readonly BrandError[] {
  const own = resolved.chain.at(-1)
  return [...(own?.texts ?? [])].flatMap(([tag, texts]) => {
    const file = `locales/${tag}.json`
    const lost = Object.entries(texts).flatMap(([key, text]) => {
      const facts = missingNamesOf(key, text, catalogue.messageKeys)
      return facts ? [{ key, facts }] : []
    })
    if (lost.length === 0 || !own) return []
    const { value: document } = parseDocument(own.id, `${own.files.label}/${file}`, own.files.texts.get(file) ?? '{}')
    return lost.map(({ key, facts }): BrandError => {
      const path = pathOfKey(document?.value, key) ?? [key]
      return {
        brand: resolved.id,
        file: `${own.files.label}/${file}`,
        ...(document ? positionOf(document, path) : {}),
        jsonPath: formatPath(path),
        ...facts,
        severity: 'warning',
      }
    })
  })
}

/** What is said of a text that leaves out what its key fills in; undefined where it has all of it. */
export function missingNamesOf(key: string, text: string, known: MessageTable): Omit<Facts, 'severity'> | undefined {
  const inBraces = (each: readonly string[]) =>
    list(
      each.map((name) => `{{${name}}}`),
      'and',
    )
  const wanted = lostNames(known, key, text)
  if (wanted.length === 0) return undefined
  return {
    found: `a text without ${inBraces(wanted)}`,
    allowed: inBraces(neededNames(known, key)),
    message: 'the text leaves out what the product fills in',
    hint: 'Write the placeholder where the value belongs.',
  }
}
