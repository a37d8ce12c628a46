import { readFileSync } from 'node:fs'
import { usedAssets, type UsedAsset } from '../../../src/server/brands/assets/rules'
import type { ThemeFile } from '../../../src/contract/theme'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'
import { besideFiles } from './besideFiles'
import { makeFonts, type MadeFont } from './fonts'
import { faceOf } from './namedIn'
import { makeIcon } from './icon'
import { type Made, makePictures } from './pictures'

export type MadeAsset = Made | MadeFont

export interface Making {
  readonly made: readonly MadeAsset[]
  /** What was left undone, and why. */
  readonly notes: readonly string[]
}

/** What can be made of the files of a brand's own folder. Reads them; writes nothing. */
export async function makeAssets(resolved: ResolvedFolder, product: Product): Promise<Making> {
  const own = resolved.chain.at(-1)
  const files = own?.files.assets ?? new Map<string, string>()
  const read = (file: string) => {
    const place = resolved.assets.get(file)
    return place === undefined ? undefined : readFileSync(place)
  }
  const notes: string[] = []
  const found: MadeAsset[] = []
  const tried = async (file: string, making: (bytes: Buffer) => Promise<readonly MadeAsset[]>) => {
    const bytes = read(file)
    if (!bytes) return
    try {
      found.push(...(await making(bytes)))
    } catch (error) {
      notes.push(
        `${file} cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      )
    }
  }
  for (const asset of usedAssets(resolved))
    if (asset.path.length > 0 && files.has(asset.file) && isOwn(resolved, asset))
      await tried(asset.file, async (bytes) => withoutNarrow(resolved, await makePictures(asset, bytes)))
  const texts = Object.fromEntries(
    resolved.brand.languages.supported.map((tag) => [tag, Object.values(product.messages[tag] ?? {}).join('')]),
  )
  for (const file of files.keys())
    if (/\.(ttf|otf)$/i.test(file))
      await tried(file, async (bytes) => {
        const fonts = await makeFonts(file, bytes, texts)
        const why = unwanted(own?.theme ?? {}, fonts)
        if (why === undefined) return fonts
        notes.push(`${file} ${why}`)
        return []
      })
  const icon = await makeIcon(resolved, read, product.root).catch(() => undefined)
  if (icon) found.push(icon)
  const { made, notes: kept } = besideFiles(found, files)
  return { made, notes: [...notes, ...kept] }
}

/** Why nothing is made of a typeface; undefined where the theme waits for it. */
function unwanted(theme: ThemeFile, fonts: readonly MadeFont[]): string | undefined {
  const [first] = fonts
  if (!first) return "has no letters of the brand's languages."
  const { family, weight } = first
  const face = faceOf(theme, family)
  if (!face) {
    const example = `"text": { "family": ${JSON.stringify(family)}, "fallback": "Arial, sans-serif" }`
    return `is ${family}, which theme.json does not name. Name it under "fonts", as "text" or "display", and run this again: ${example}`
  }
  const own = new Set(fonts.map(({ name }) => name))
  const other = (face.font.files ?? []).find((each) => each.weight === weight && !own.has(each.file))
  return other && `is ${family} ${weight}, of which theme.json names ${other.file} already.`
}

/** Whether the brand's own file names it: what a base brand says is not said again. */
function isOwn({ chain }: ResolvedFolder, { path, file }: UsedAsset): boolean {
  const brand: unknown = chain.at(-1)?.brand
  const value = path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null
        ? Object.entries(here).find(([name]) => name === String(key))?.[1]
        : undefined,
    brand,
  )
  return value === file
}

/** The picture for phones is not made again of a banner that has one. */
function withoutNarrow({ brand }: ResolvedFolder, made: readonly Made[]): readonly Made[] {
  const { hero, heroNarrow } = brand.assets
  const isMade = hero !== undefined && heroNarrow !== undefined && stemOf(hero) === stemOf(heroNarrow)
  return isMade && made.length === 1 ? made.filter(({ names }) => names?.[1] !== 'heroNarrow') : made
}

/** `art/hero.jpg`, `art/hero-1920.avif` and `art/hero-960.avif` are of one set. */
const stemOf = (file: string) => file.replace(/(-\d+)?\.\w+$/, '')
