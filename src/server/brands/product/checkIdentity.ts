import { type BrandError, list } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'

export const checkIdentity = (resolved: ResolvedFolder): readonly BrandError[] => [
  ...leftBehind(resolved),
  ...othersLinks(resolved),
]

/** What says who a base brand is stays with it, so the brand that extends it goes without, and is told what it lacks. */
function leftBehind(resolved: ResolvedFolder): readonly BrandError[] {
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

/** Which links a brand has is a choice, and taken; where they lead out of the site they are perhaps another company's. */
function othersLinks(resolved: ResolvedFolder): readonly BrandError[] {
  const bases = resolved.chain.slice(0, -1).filter(({ brand }) => brand.abstract !== true && brand.group !== true)
  return bases.flatMap(({ id, brandDocument }) => {
    const outward = Object.entries(resolved.brand.slots).flatMap(([slot, { links = [] } = {}]) => {
      const ids = links.filter(({ href }) => href.startsWith('https:')).map((link) => link.id)
      return ids.length > 0 && resolved.sources[`slots.${slot}.links`] === brandDocument.file ? [{ slot, ids }] : []
    })
    if (outward.length === 0) return []
    const own = resolved.chain.at(-1)?.brandDocument.file ?? 'brand.json'
    const none = outward.map(({ slot }) => `${JSON.stringify(slot)}: { "links": [] }`).join(', ')
    return errorAt(resolved, ['extends'], {
      found: list(
        outward.flatMap(({ slot, ids }) => ids.map((link) => `${link} of ${slot}`)),
        'and',
      ),
      allowed: 'links of the brand’s own',
      message: `these links of "${id}" lead to other sites, and are taken over`,
      hint: `Say in ${own} which links it has: "slots": { ${none} } for none. Where both brands belong to one company, say "group": true in ${brandDocument.file} instead.`,
      severity: 'warning',
    })
  })
}
