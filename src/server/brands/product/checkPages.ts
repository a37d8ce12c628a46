import { micromark } from 'micromark'
import { type BrandError, describe, didYouMean, list } from '../brandError'
import type { PageText } from '../loadedBrand'
import { pagePath } from '../pages/ownPapers'
import { linksOf } from '../pages/linksOf'
import type { ResolvedFolder } from '../resolveFolder'

/** Pages of the brand's own: languages that they lack, and what in them will not be shown as it is written. */
export function checkPages(resolved: ResolvedFolder): readonly BrandError[] {
  const { supported } = resolved.brand.languages
  return [...resolved.pages].flatMap(([name, texts]) => {
    const [[language, first] = []] = texts
    if (language === undefined || first === undefined) return []
    const without = supported.filter((tag) => !texts.has(tag))
    return [
      ...(without.length === 0 || resolved.abstract
        ? []
        : [
            problem(resolved, first, {
              found: `nothing in ${list(without, 'and')}`,
              allowed: `${list(
                supported.map((tag) => `pages/${name}.${tag}.md`),
                'and',
              )}`,
              message: 'its readers see the page in another language',
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
              }),
            ]),
        ...lookInto(resolved, text),
      ]),
    ]
  })
}

function lookInto(resolved: ResolvedFolder, text: PageText): readonly BrandError[] {
  const { markdown } = text
  const issues: BrandError[] = []
  // what stands there with HTML allowed, and not without, is HTML
  if (micromark(markdown, { allowDangerousHtml: true }) !== micromark(markdown)) {
    const message = 'HTML in a page is shown as it is written'
    issues.push(problem(resolved, text, { found: 'HTML', allowed: 'Markdown', message }))
  }
  for (const link of linksOf(markdown)) {
    const [, name] = /^\/pages\/([^/?#]+)$/.exec(link) ?? []
    if (name === undefined || resolved.pages.has(name)) continue
    const paths = [...resolved.pages.keys()].map(pagePath)
    const message = 'it leads to a page that the brand does not have'
    const hint = didYouMean(link, paths)
    issues.push(problem(resolved, text, { found: describe(link), allowed: list(paths), message, ...hint }))
  }
  return issues
}

const problem = (
  { id }: ResolvedFolder,
  { file }: PageText,
  facts: Pick<BrandError, 'found' | 'allowed' | 'message' | 'hint'>,
): BrandError => ({ brand: id, file, jsonPath: '$', ...facts, severity: 'warning' })
