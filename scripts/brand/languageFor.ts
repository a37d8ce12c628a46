import { nearest } from '../../src/engine/nearest'
import { languageOf, languages } from '../../src/i18n/languages'
import { WrongUse } from './io'

/** A language of the product by its tag; ends with the nearest where there is none. */
export function languageFor(tag: string): string {
  if (languageOf(tag)) return tag
  const [near] = nearest(
    tag,
    languages.map((each) => each.tag),
  )
  const hint = near === undefined ? languages.map((each) => each.tag).join(', ') : `did you mean ${near}?`
  throw new WrongUse(`"${tag}" is no language of the product: ${hint}`)
}
