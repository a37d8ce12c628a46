import { parse } from 'jsonc-parser'
import { brandFileSchema } from '../src/contract/brand'
import { type Font, themeFileSchema } from '../src/contract/theme'
import { type Brand, resolveBrand } from '../src/engine/brand'
import { type ResolvedTheme, resolveTheme } from '../src/theme/resolve'
import { themeStyle } from '../src/theme/style'

const brandTexts = import.meta.glob<string>('../brands/*/brand.json', { query: '?raw', import: 'default', eager: true })
const themeTexts = import.meta.glob<string>('../brands/*/theme.json', { query: '?raw', import: 'default', eager: true })
const fontUrls = import.meta.glob<string>('../brands/*/assets/**/*.woff2', { query: '?url&no-inline', import: 'default', eager: true })
const pictureUrls = import.meta.glob<string>('../brands/*/assets/*.{svg,png,webp}', { query: '?url', import: 'default', eager: true })

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

/** One of the brand's pictures by its name in assets/. */
export const brandPicture = (id: string, file: string | undefined): string | undefined =>
  file === undefined ? undefined : pictureUrls[`${folderOf(id)}/assets/${file}`]

function readBrand(id: string): ShownBrand {
  const folder = folderOf(id)
  const brandFile = brandFileSchema.safeParse(parse(brandTexts[`${folder}/brand.json`] ?? '{}'))
  const themeFile = themeFileSchema.safeParse(parse(themeTexts[`${folder}/theme.json`] ?? '{}'))
  const theme = resolveTheme(...(themeFile.success ? [themeFile.data] : []))
  const values = brandFile.success ? brandFile.data : {}
  return {
    id,
    brand: resolveBrand(id, [{ source: `brands/${id}/brand.json`, values }]).value,
    theme,
    style: themeStyle(withUrls(theme, folder), ''),
    problems: [...(brandFile.error?.issues ?? []), ...(themeFile.error?.issues ?? [])].map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    ),
  }
}

/** Typefaces by the addresses that this build gave them. */
function withUrls(theme: ResolvedTheme, folder: string): ResolvedTheme {
  const located = (font: Font): Font => ({
    ...font,
    files: (font.files ?? []).map((face) => ({ ...face, file: fontUrls[`${folder}/assets/${face.file}`] ?? face.file })),
  })
  return { ...theme, fonts: { display: located(theme.fonts.display), text: located(theme.fonts.text) } }
}

export const shownBrands: readonly ShownBrand[] = Object.keys(brandTexts)
  .map((file) => readBrand(file.split('/').at(-2) ?? ''))
  .sort((a, b) => a.id.localeCompare(b.id))

export function shownBrand(id: unknown): ShownBrand {
  const found = shownBrands.find((brand) => brand.id === id) ?? shownBrands[0]
  if (!found) throw new Error('there is no folder in brands/')
  return found
}
