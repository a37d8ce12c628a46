import { languageOf, languages } from '../../src/i18n/languages'
import { list } from '../../src/server/brands/brandError'
import { didYouMeanLanguage } from '../../src/server/brands/meantLanguage'
import { WrongUse } from './io'

/** Why a tag is no language of the product, in words, with the one that was meant; undefined where it is one. */
export function wrongLanguage(tag: string): string | undefined {
  if (languageOf(tag)) return undefined
  const all = `There are: ${list(
    languages.map((each) => each.tag),
    'and',
  )}.`
  return `"${tag}" is no language of the product. ${didYouMeanLanguage(tag).hint ?? all}`
}

/** A language of the product by its tag; throws WrongUse where there is none. */
export function languageFor(tag: string): string {
  const wrong = wrongLanguage(tag)
  if (wrong !== undefined) throw new WrongUse(wrong)
  return tag
}
