import { type BrandError, list } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'

/** What says who a base brand is stays with it, so the brand that extends it goes without, and is told what it lacks. */
export function checkIdentity(resolved: ResolvedFolder): readonly BrandError[] {
  const bases = [...new Set(resolved.leftBehind.map(({ of }) => of))]
  return bases.map((base) => {
    const paths = resolved.leftBehind.filter(({ of }) => of === base).map(({ path }) => path.join('.'))
    const file = resolved.chain.find(({ id }) => id === base)?.brandDocument.file ?? base
    return errorAt(resolved, ['extends'], {
      found: list(paths, 'and'),
      allowed: 'values and pages of the brand’s own',
      message: `they say who "${base}" is, and are not taken over`,
      hint: `Say them here. Where both brands belong to one company, say "group": true in ${file}.`,
      severity: 'warning',
    })
  })
}
