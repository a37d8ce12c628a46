import { htmlIn } from '../../../lib/textFaults'
import { type BrandError, describe, type Facts, formatPath } from '../brandError'
import { brandTexts } from '../brandTexts'
import { errorAt } from '../errorPlace'
import { parseDocument, positionOf } from '../jsonDocument'
import { pathOfKey } from '../messagePath'
import type { ResolvedFolder } from '../resolveFolder'

/** What a reader would see of a text and its author did not mean: nothing, or the signs of HTML. */
export function oddity(text: string): Facts | undefined {
  if (text.trim() === '')
    return {
      found: describe(text),
      allowed: 'a text',
      message: 'the text is empty: nothing stands in its place',
      hint: 'Write it, or take the key out.',
    }
  const sign = htmlIn(text)
  if (sign === undefined) return undefined
  return {
    found: describe(sign),
    allowed: 'text without HTML',
    message: 'HTML in a text is shown as it is written',
    hint: 'Write the text alone.',
  }
}

/** Texts of the brand file, and those of the product that the brand's own folder says differently. */
export function checkTexts(resolved: ResolvedFolder): readonly BrandError[] {
  const own = brandTexts(resolved.brand).flatMap(({ path, text }) =>
    (typeof text === 'string'
      ? [[path, text] as const]
      : Object.entries(text).map(([key, one]) => [[...path, key], one] as const)
    ).flatMap(([place, one]): BrandError[] => {
      const odd = oddity(one)
      return odd ? [errorAt(resolved, place, { ...odd, severity: 'warning' })] : []
    }),
  )
  return [...own, ...localeTexts(resolved)]
}

function localeTexts(resolved: ResolvedFolder): readonly BrandError[] {
  const folder = resolved.chain.at(-1)
  return [...(folder?.texts ?? [])].flatMap(([language, texts]) => {
    const odd = Object.entries(texts).flatMap(([key, text]) => {
      const facts = oddity(text)
      return facts ? [{ key, facts }] : []
    })
    if (odd.length === 0 || !folder) return []
    const name = `locales/${language}.json`
    const file = `${folder.files.label}/${name}`
    const { value: document } = parseDocument(folder.id, file, folder.files.texts.get(name) ?? '{}')
    return odd.map(({ key, facts }): BrandError => {
      const path = pathOfKey(document?.value, key) ?? [key]
      const place = document ? positionOf(document, path) : {}
      return { brand: resolved.id, file, ...place, jsonPath: formatPath(path), ...facts, severity: 'warning' }
    })
  })
}
