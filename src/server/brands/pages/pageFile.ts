import { languages, languageOf } from '../../../i18n/languages'
import { describe, list, type BrandError, type Facts } from '../brandError'
import { hiddenIn, nameOfCharacter } from '../../../lib/hiddenCharacters'
import type { PageText } from '../loadedBrand'
import { didYouMeanLanguage } from '../meantLanguage'
import { mostNested, tooDeep } from './markdown'

/** Characters of a page: a long contract has 100,000. */
export const mostPageText = 300_000

export interface PageName {
  /** Last part of the page's address: `terms` is at /pages/terms. */
  readonly name: string
  readonly language: string
}

/** `pages/terms.zh-CN.md` → terms in zh-CN; undefined where the file is named otherwise. */
export function pageNameOf(file: string): PageName | undefined {
  const [, name, language] = /^pages\/([a-z][a-z0-9-]{0,39})\.([A-Za-z-]{2,12})\.md$/.exec(file) ?? []
  return name === undefined || language === undefined ? undefined : { name, language }
}

interface ReadPage {
  readonly page: (PageName & { readonly text: PageText }) | undefined
  readonly issues: readonly BrandError[]
}

/** A Markdown file of the folder pages/: its first line is the title, `# Terms and conditions`. */
export function readPageFile(brand: string, label: string, file: string, source: string): ReadPage {
  const problem = (facts: Facts, line?: number): ReadPage => ({
    page: undefined,
    issues: [
      { brand, file: `${label}/${file}`, jsonPath: '$', ...(line !== undefined && { line, column: 1 }), ...facts },
    ],
  })
  const named = pageNameOf(file)
  if (!named)
    return problem({
      found: describe(file),
      allowed: 'pages/<name>.<language>.md, the name in small letters, digits and hyphens',
      message: 'the name says neither which page it is nor in which language',
      hint: 'Name it as pages/terms.en.md is.',
    })
  if (!languageOf(named.language)) {
    const tags = languages.map(({ tag }) => tag)
    return problem({
      found: describe(named.language),
      allowed: list(tags),
      message: 'no language of the product has this tag',
      ...didYouMeanLanguage(named.language, tags),
    })
  }
  if (source.length > mostPageText)
    return problem({
      found: `${source.length} characters`,
      allowed: `at most ${mostPageText}`,
      message: 'the page is too long',
      kind: 'tooLarge',
    })
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const lines = text.split('\n')
  const strange = lines.findIndex((line) => hiddenIn(line) !== undefined)
  if (strange >= 0)
    return problem(
      {
        found: nameOfCharacter(hiddenIn(lines[strange] ?? '') ?? ''),
        allowed: 'characters that can be seen, spaces and ends of lines',
        message: 'the text has a character that nobody sees',
        kind: 'unseen',
      },
      strange + 1,
    )
  const first = lines.findIndex((line) => line.trim() !== '')
  const title = /^# +(\S.*)$/.exec(lines[first] ?? '')?.[1]?.trim()
  if (title === undefined || title.length > 120)
    return problem(
      {
        found: describe(lines[first] ?? ''),
        allowed: '# and the title, such as "# Terms and conditions"; at most 120 characters',
        message: 'the page begins without a title',
      },
      Math.max(1, first + 1),
    )
  const markdown = lines.slice(first + 1).join('\n')
  if (markdown.trim() === '')
    return problem(
      { found: 'a title alone', allowed: 'a text below the title', message: 'the page is empty' },
      first + 1,
    )
  const deep = tooDeep(markdown)
  if (deep !== undefined)
    return problem(
      {
        found: `more than ${mostNested} lists or quotations, one in the other`,
        allowed: `at most ${mostNested}`,
        message: 'the page is nested too deep',
        hint: 'A sign of Markdown that is meant as a letter is written with a backslash: \\- or \\>.',
      },
      first + 1 + deep,
    )
  return { page: { ...named, text: { title, markdown, line: first + 2, file: `${label}/${file}` } }, issues: [] }
}
