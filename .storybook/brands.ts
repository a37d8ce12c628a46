import { parse } from 'jsonc-parser'
import { brandFileSchema } from '../src/contract/brand'
import { type Font, themeFileSchema } from '../src/contract/theme'
import type { Brand } from '../src/engine/brand'
import { resolveBrand } from '../src/engine/resolveBrand'
import { type ResolvedTheme, resolveTheme } from '../src/theme/resolve'
import { themeStyle } from '../src/theme/style'
import { baseFirst } from './baseFirst'

const brandTexts = import.meta.glob<string>('../brands/*/brand.json', { query: '?raw', import: 'default', eager: true })
const themeTexts = import.meta.glob<string>('../brands/*/theme.json', { query: '?raw', import: 'default', eager: true })
const fontUrls = import.meta.glob<string>('../brands/*/assets/**/*.woff2', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const pictureUrls = import.meta.glob<string>('../brands/*/assets/*.{svg,png,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

export interface ShownBrand {
  readonly id: string
  readonly brand: Brand
  readonly theme: ResolvedTheme
  /** Variables of both themes and the brand's typefaces. */
  readonly style: string
  /** What keeps a file from being understood: defaults stand in its place. `npm run brand -- check` tells more. */
  readonly problems: readonly string[]
}

const folderOf = (id: string) => `../brands/${id}`

const brandFileOf = (id: string) => brandFileSchema.safeParse(parse(brandTexts[`${folderOf(id)}/brand.json`] ?? '{}'))
const themeFileOf = (id: string) => themeFileSchema.safeParse(parse(themeTexts[`${folderOf(id)}/theme.json`] ?? '{}'))

/** The brand after those that it extends, each once. */
const chainOf = (id: string): readonly string[] => baseFirst(id, (each) => brandFileOf(each).data?.extends)

/** A file in assets/ of the brand, else of the brands that it extends. */
const locate = (urls: Readonly<Record<string, string>>, chain: readonly string[], file: string): string | undefined =>
  chain
    .toReversed()
    .map((id) => urls[`${folderOf(id)}/assets/${file}`])
    .find((url) => url !== undefined)

/** One of the brand's pictures by its name in assets/. */
export const brandPicture = (id: string, file: string | undefined): string | undefined =>
  file === undefined ? undefined : locate(pictureUrls, chainOf(id), file)

function readBrand(id: string): ShownBrand {
  const chain = chainOf(id)
  const layers = chain.map((each) => ({ source: `brands/${each}/brand.json`, values: brandFileOf(each).data ?? {} }))
  const theme = resolveTheme(...chain.flatMap((each) => themeFileOf(each).data ?? []))
  const problems = [...(brandFileOf(id).error?.issues ?? []), ...(themeFileOf(id).error?.issues ?? [])]
  return {
    id,
    brand: resolveBrand(id, layers).value,
    theme,
    style: themeStyle(withUrls(theme, chain), ''),
    problems: problems.map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
}

/** Typefaces by the addresses that this build gave them. */
function withUrls(theme: ResolvedTheme, chain: readonly string[]): ResolvedTheme {
  const located = (font: Font): Font => ({
    ...font,
    files: (font.files ?? []).map((face) => ({ ...face, file: locate(fontUrls, chain, face.file) ?? face.file })),
  })
  return { ...theme, fonts: { display: located(theme.fonts.display), text: located(theme.fonts.text) } }
}

export const shownBrands: readonly ShownBrand[] = Object.keys(brandTexts)
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((id) => brandFileOf(id).data?.abstract !== true)
  .map(readBrand)
  .sort((a, b) => a.id.localeCompare(b.id))

export function shownBrand(id: unknown): ShownBrand {
  const found = shownBrands.find((brand) => brand.id === id) ?? shownBrands[0]
  if (!found) throw new Error('there is no folder in brands/')
  return found
}
