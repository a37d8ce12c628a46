import { languages } from '../../i18n/languages'

/**
 * The language that was meant by `zh`, `zh-cn`, `zh_CN`, `CN` or `Chinese`'s own name; of languages with regions the first.
 * Nothing by likeness: `zh` and `th` are one letter apart and two languages.
 */
function meantLanguage(word: string): string | undefined {
  const said = word.trim().replaceAll('_', '-').toLowerCase()
  const [language = ''] = said.split('-')
  return (
    languages.find(({ tag }) => tag.toLowerCase() === said) ??
    languages.find(({ platformCode }) => platformCode.toLowerCase() === said) ??
    languages.find(({ name }) => name.toLowerCase() === said) ??
    languages.find(({ tag }) => tag.toLowerCase().split('-')[0] === language)
  )?.tag
}

/** `known`: tags that may be proposed here. */
export function didYouMeanLanguage(word: string, known?: readonly string[]): { hint?: string } {
  const tag = meantLanguage(word)
  return tag === undefined || tag === word || known?.includes(tag) === false
    ? {}
    : { hint: `Did you mean ${JSON.stringify(tag)}?` }
}
