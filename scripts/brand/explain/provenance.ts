import { brandValue } from '../../../src/engine/evaluate'
import { describe } from '../../../src/server/brands/brandError'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'

export interface Decided {
  readonly path: string
  readonly value: string
  /** File or variable that decided it. */
  readonly source: string
}

export const productDefault = 'product default'

/** Every value of the brand, and who decided it: its own file, a base, the environment, or the product. */
export function provenance({ brand, sources, chain }: ResolvedFolder): readonly Decided[] {
  const said = Object.entries(sources)
    .filter(([path]) => !path.startsWith('slots.'))
    .map(([path, source]) => ({ path, value: describe(brandValue(brand, path)), source }))
  const isSaid = (path: string) =>
    said.some((each) => each.path === path || path.startsWith(`${each.path}.`) || each.path.startsWith(`${path}.`))
  const defaults = leaves(brand)
    .filter(([path]) => !path.startsWith('slots') && path !== 'id' && !isSaid(path))
    .map(([path, value]) => ({ path, value: describe(value), source: productDefault }))
  const colours = chain.flatMap(({ theme, themeDocument }) =>
    themeDocument
      ? leaves(theme).map(([path, value]) => ({
          path: `theme.json ${path}`,
          value: describe(value),
          source: themeDocument.file,
        }))
      : [],
  )
  const last = new Map(colours.filter(({ path }) => path !== 'theme.json $schema').map((each) => [each.path, each]))
  return [...said, ...defaults, ...last.values()]
}

function leaves(value: object, prefix = ''): readonly [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly [string, unknown][] => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    const deeper = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0
    return deeper ? leaves(inner, path) : [[path, inner]]
  })
}
