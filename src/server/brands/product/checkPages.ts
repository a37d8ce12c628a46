import path from 'node:path'
import { type BrandError, describe, didYouMean, type Facts, list, nearest } from '../brandError'
import type { PageText } from '../loadedBrand'
import { isFollowed, namedPicture, pictureFile, pictureSource } from '../pages/addresses'
import { pagePath } from '../pages/ownPapers'
import { marksOf } from '../pages/marksOf'
import type { ResolvedFolder } from '../resolveFolder'

/** Pages of the brand's own: languages that they lack, and what in them will not be shown as it is written. */
export function checkPages(resolved: ResolvedFolder): readonly BrandError[] {
  const { supported } = resolved.brand.languages
  return [...resolved.pages].flatMap(([name, texts]) => {
    const [[language, first] = []] = texts
    if (language === undefined || first === undefined) return []
    const without = supported.filter((tag) => !texts.has(tag))
    const filesIn = (tags: readonly string[]) =>
      list(
        tags.map((tag) => `pages/${name}.${tag}.md`),
        'and',
      )
    return [
      ...(without.length === 0 || resolved.abstract
        ? []
        : [
            problem(resolved, first, {
              found: `nothing in ${list(without, 'and')}`,
              allowed: filesIn(supported),
              message: 'its readers see the page in another language',
              hint: `Write ${filesIn(without)}.`,
            }),
          ]),
      ...[...texts].flatMap(([tag, text]) => [
        ...(supported.includes(tag)
          ? []
          : [
              problem(resolved, text, {
                found: describe(tag),
                allowed: list(supported),
                message: 'the brand does not offer the language of this page',
                hint: `Add ${describe(tag)} to languages.supported of brand.json, or delete the file.`,
              }),
            ]),
        ...lookInto(resolved, tag, text),
      ]),
    ]
  })
}

const inMarkdown = '**bold**, *italic*, [text](/pages/about), # heading, - item; a bare < as \\<'

function lookInto(resolved: ResolvedFolder, tag: string, text: PageText): readonly BrandError[] {
  const { links, pictures, html } = marksOf(text)
  const [first] = html
  const issues: BrandError[] = []
  if (first) {
    const facts = {
      found: quoted(first.text),
      allowed: 'Markdown',
      message: 'HTML in a page is shown as it is written',
      hint: `Write it in Markdown: ${inMarkdown}.`,
    }
    issues.push(problem(resolved, text, facts, first.line))
  }
  for (const { text: link, line } of links) {
    if (!isFollowed(link)) {
      issues.push(problem(resolved, text, deadLink(link), line))
      continue
    }
    const [, name] = /^\/pages\/([^/?#]+)$/.exec(link) ?? []
    if (name === undefined || resolved.pages.has(name)) continue
    const paths = [...resolved.pages.keys()].map(pagePath)
    const facts = {
      found: describe(link),
      allowed: list(paths),
      message: 'it leads to a page that the brand does not have',
      hint: `Write pages/${name}.${tag}.md, or lead to ${list(paths)}.`,
      ...didYouMean(link, paths),
    }
    issues.push(problem(resolved, text, facts, line))
  }
  for (const { text: source, line } of pictures) {
    const file = pictureFile(source)
    if (file === undefined || !resolved.assets.has(file))
      issues.push(problem(resolved, text, noPicture(resolved, source), line))
  }
  return issues
}

const deadLink = (link: string): Facts => ({
  found: describe(quoted(link)),
  allowed: 'https://…, /path of the site, /pages/<name>, mailto:…, tel:…, #top',
  message: 'the link cannot be followed: its words are shown alone',
})

function noPicture({ assets }: ResolvedFolder, source: string): Facts {
  const file = namedPicture(source)
  if (file !== undefined && assets.has(file)) {
    return {
      found: describe(quoted(source)),
      allowed: `a name of letters, digits, - and _, such as ${pictureSource('city-map.webp')}`,
      message: 'the picture is not shown: the words that describe it are',
      hint: 'Rename the file in assets/, and here.',
    }
  }
  const near = nearest(file ?? path.posix.basename(source), [...assets.keys()])
  return {
    found: describe(quoted(source)),
    allowed: `a file in assets/ of the brand, such as ${pictureSource('map.webp')}`,
    message: 'the picture is not shown: the words that describe it are',
    ...(near !== undefined && { hint: `Did you mean ${pictureSource(near)}?` }),
  }
}

const quoted = (text: string): string => (text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text)

/** Characters of a page that are quoted. */
const mostQuoted = 60

/** `line`: of the text below the title. */
const problem = (
  { id }: ResolvedFolder,
  { file, line: begins }: PageText,
  facts: Facts,
  line?: number,
): BrandError => ({
  brand: id,
  file,
  ...(line !== undefined && { line: begins + line - 1, column: 1 }),
  jsonPath: '$',
  ...facts,
  severity: 'warning',
})
