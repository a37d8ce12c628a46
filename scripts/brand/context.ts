import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Stage } from '../../src/server/brands/brandError'
import { formatBrandError, nearest } from '../../src/server/brands/brandError'
import type { Environment } from '../../src/server/brands/environment'
import { type BrandsOnDisk, idsIn, readBrands } from '../../src/server/brands/readBrands'
import type { ResolvedFolder } from '../../src/server/brands/resolveFolder'
import { readEnvironmentOf } from '../../src/server/readEnvironmentOf'
import { Failed, type Io, WrongUse } from './io'
import { type Product, readProduct } from './product'

export interface CommonOptions {
  readonly brands?: string
  readonly json?: boolean
}

/** Where the brands are, what this deployment sets over them, and what the product has. */
export interface Context {
  readonly dir: string
  readonly environment: Stage<Environment>
  readonly product: Product
}

export const brandsDirOf = ({ root, env }: Io, { brands }: CommonOptions): string =>
  brands === undefined ? path.resolve(root, env['MARQUEE_BRANDS_DIR'] ?? 'brands') : path.resolve(brands)

export async function readContext(io: Io, options: CommonOptions): Promise<Context> {
  const dir = brandsDirOf(io, options)
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new WrongUse(`There is no folder of brands at ${dir}.`)
  const environment = await readEnvironmentOf(io.env).catch((error: unknown) => {
    throw new Failed(error instanceof Error ? error.message : String(error))
  })
  const unusable = environment.issues.filter(({ brand }) => brand === '*')
  if (unusable.length > 0) throw new Failed(unusable.map(formatBrandError).join('\n'))
  return { dir, environment, product: readProduct(io.root) }
}

/** Ends with the nearest id where a brand is not there. */
export function requireIds(dir: string, ids: readonly string[]): void {
  const known = idsIn(dir)
  for (const id of ids) {
    if (known.includes(id)) continue
    const near = nearest(id, known)
    const hint = near === undefined ? `There are: ${known.slice(0, 20).join(', ')}.` : `Did you mean "${near}"?`
    throw new WrongUse(`There is no brand "${id}" in ${dir}. ${hint}`)
  }
}

export interface Readable {
  readonly brands: BrandsOnDisk
  readonly of: (id: string) => ResolvedFolder
}

/** Brands that can be explained or compared: those that have errors cannot. */
export function readResolved({ dir, environment, product }: Context, ids: readonly string[]): Readable {
  requireIds(dir, ids)
  const brands = readBrands(dir, { environment, knownMessageKeys: product.messageKeys })
  return {
    brands,
    of: (id) => {
      const resolved = brands.resolved.get(id)
      if (resolved) return resolved
      const errors = (brands.errors.get(id) ?? []).slice(0, 5).map((error) => `  ${formatBrandError(error)}`)
      throw new Failed(
        [`Brand "${id}" has errors; run "npm run brand -- check ${id}" and mend them first.`, ...errors].join('\n'),
      )
    },
  }
}
