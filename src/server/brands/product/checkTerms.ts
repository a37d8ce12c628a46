import type { BrandError } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'

/** Who registers agrees to terms: a brand that names none asks for a consent to something nobody can read. */
export function checkTerms(resolved: ResolvedFolder): readonly BrandError[] {
  if (resolved.abstract || resolved.brand.help.terms !== undefined) return []
  return [
    errorAt(resolved, ['help', 'terms'], {
      found: 'nothing',
      allowed: 'a path of the site or an https address',
      message: 'registration asks to agree to terms, and the brand names none',
      hint: 'Write them in pages/terms.<language>.md, or say where they are: "help": { "terms": "/helpmc?article=terms" }.',
      severity: 'warning',
    }),
  ]
}
