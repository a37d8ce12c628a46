import { readFileSync, statSync } from 'node:fs'
import { usedAssets } from '../../../src/server/brands/assets/rules'
import { formatPath, type JsonPath } from '../../../src/server/brands/brandError'
import { readBrands } from '../../../src/server/brands/readBrands'
import type { FileChange } from '../change/saveChecked'
import type { Context } from '../context'
import { besideFiles } from './besideFiles'
import type { Making } from './makeAssets'

/**
 * Smaller pictures of the one that a change of brand.json names, where it is more than a page is sent. Undefined where
 * the change names no such picture, or nothing smaller can be made of it: the check then says what is wrong.
 */
export async function loweredPicture(
  { dir, environment, product }: Context,
  { id, name, after }: FileChange,
  at: JsonPath,
): Promise<Making | undefined> {
  if (name !== 'brand.json' || after === undefined || (at[0] !== 'assets' && at[0] !== 'footer')) return undefined
  const unsaved = new Map([[id, { texts: new Map([[name, after]]), assets: new Map<string, string>() }]])
  const { resolved } = readBrands(dir, { environment, knownMessageKeys: product.messageKeys, unsaved })
  const brand = resolved.get(id)
  const asset = brand && usedAssets(brand).find(({ in: file, path }) => file === 'brand' && isAt(path, at))
  const place = brand?.assets.get(asset?.file ?? '')
  if (!asset || place === undefined || statSync(place).size <= asset.rule.most) return undefined
  const { makePictures } = await import('./pictures')
  const made = await makePictures(asset, readFileSync(place)).catch(() => [])
  if (!made.some(({ names }) => names !== undefined && isAt(names, at))) return undefined
  return besideFiles(made, brand?.chain.at(-1)?.files.assets ?? new Map())
}

const isAt = (one: JsonPath, other: JsonPath) => formatPath(one) === formatPath(other)
