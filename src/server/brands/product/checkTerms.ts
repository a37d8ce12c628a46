import { type BrandError, describe } from '../brandError'
import { errorAt, errorIn } from '../errorPlace'
import { fileOfPage, pagePath, papers } from '../pages/ownPapers'
import type { ResolvedFolder } from '../resolveFolder'

/**
 * Who registers agrees to terms: a brand that names none asks for a consent to something nobody can read, and one that
 * names two may mean the other.
 */
export function checkTerms(resolved: ResolvedFolder): readonly BrandError[] {
  const doubled = namedTwice(resolved)
  if (resolved.abstract || resolved.brand.help.terms !== undefined) return doubled
  return [
    ...doubled,
    errorAt(resolved, ['help', 'terms'], {
      found: 'nothing',
      allowed: 'a path of the site or an https address',
      message: 'registration asks to agree to terms, and the brand names none',
      hint: 'Write them in pages/terms.<language>.md, or say where they are: "help": { "terms": "/helpmc?article=terms" }.',
      severity: 'warning',
    }),
  ]
}

/** An address in brand.json beside a page of the same folder: the page is taken. */
function namedTwice(resolved: ResolvedFolder): readonly BrandError[] {
  const own = resolved.chain.at(-1)
  return papers.flatMap((name) => {
    const file = own && fileOfPage(own.pages, name)
    const address = own?.brand.help?.[name]
    if (file === undefined || address === undefined || address === pagePath(name)) return []
    return [
      errorIn(resolved, own?.brandDocument, ['help', name], {
        found: describe(address),
        allowed: `${describe(pagePath(name))}, or nothing`,
        message: `an address is named, and ${file} is there too, which is what players read`,
        hint: `Take help.${name} out of brand.json, or the page out of pages/.`,
        severity: 'warning',
      }),
    ]
  })
}
