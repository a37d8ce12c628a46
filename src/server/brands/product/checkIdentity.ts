import { type BrandError, list } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'

/** What says who a base brand is stays with it, so the brand that extends it goes without, and is told what it lacks. */
export function checkIdentity(resolved: ResolvedFolder): readonly BrandError[] {
  const bases = [...new Set(resolved.leftBehind.map(({ of }) => of))]
  return bases.map((base) => {
    const left = resolved.leftBehind.filter(({ of }) => of === base).map(({ path }) => path)
    const pages = left.filter(([block]) => block === 'pages').map(([, name = '']) => `pages/${name}.<language>.md`)
    const values = left.filter(([block]) => block !== 'pages').map((path) => path.join('.'))
    const own = resolved.chain.at(-1)?.brandDocument.file ?? 'brand.json'
    const file = resolved.chain.find(({ id }) => id === base)?.brandDocument.file ?? base
    return errorAt(resolved, ['extends'], {
      found: list(
        left.map((path) => path.join('.')),
        'and',
      ),
      allowed: 'values and pages of the brand’s own',
      message: `they say who "${base}" is, and are not taken over`,
      hint: [
        ...(values.length === 0 ? [] : [`Say your own in ${own}: ${list(values, 'and')}.`]),
        ...(pages.length === 0 ? [] : [`Write ${list(pages, 'and')}.`]),
        `Where both brands belong to one company, say "group": true in ${file} instead.`,
      ].join(' '),
      severity: 'warning',
    })
  })
}
