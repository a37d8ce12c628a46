import { languageOf, languages } from '../../src/i18n/languages'
import { list } from '../../src/server/brands/brandError'
import { didYouMeanLanguage } from '../../src/server/brands/meantLanguage'
import { catalogueLanguages } from '../../src/server/catalogueList'
import { WrongUse } from './io'

/** Why a tag is no language of the product, in words, with the one that was meant; undefined where it is one. */
export function wrongLanguage(tag: string): string | undefined {
  if (languageOf(tag)) return undefined
  const tags = languages.map((each) => each.tag)
  const [spoken, unspoken] = [tags.filter(hasTexts), tags.filter((each) => !hasTexts(each))]
  const without =
    unspoken.length === 0 ? '' : ` Without texts so far, so that players read English: ${list(unspoken, 'and')}.`
  return `"${tag}" is no language of the product. ${didYouMeanLanguage(tag).hint ?? `There are: ${list(spoken, 'and')}.${without}`}`
}

/** Whether the product has texts in a language: in the others players read English. */
export const hasTexts = (tag: string): boolean => catalogueLanguages.includes(tag)

/** A language of the product by its tag; throws WrongUse where there is none. */
export function languageFor(tag: string): string {
  const wrong = wrongLanguage(tag)
  if (wrong !== undefined) throw new WrongUse(wrong)
  return tag
}
