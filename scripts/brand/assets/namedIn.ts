import type { JsonDocument } from '../../../src/server/brands/jsonDocument'
import type { Font, ThemeFile } from '../../../src/contract/theme'
import { validate } from '../../../src/server/schemas'
import { editJson } from '../../../src/server/brands/change/editJson'
import type { MadeFont } from './fonts'
import type { MadeAsset } from './makeAssets'

const isFont = (made: MadeAsset): made is MadeFont => 'family' in made

/** A file of the brand's folder, with what was made named in it. */
export function namedIn(file: string, { text, value }: JsonDocument, made: readonly MadeAsset[]): string {
  if (file === 'brand.json')
    return made.reduce((result, { names, name }) => (names ? editJson(result, names, name) : result), text)
  const ends = new Map<string, number>()
  return made.filter(isFont).reduce((result, { family, name, weight, unicodeRange }) => {
    const face = isTheme(value) ? faceOf(value, family) : undefined
    const files = face?.font.files ?? []
    if (!face || files.some((each) => each.file === name)) return result
    const at = ends.get(face.key) ?? files.length
    ends.set(face.key, at + 1)
    const place = ['fonts', face.key, 'files']
    const entry = { file: name, weight, unicodeRange }
    return at === 0 ? editJson(result, place, [entry]) : editJson(result, [...place, at], entry)
  }, text)
}

const isTheme = (value: unknown): value is ThemeFile => validate('theme', value).length === 0

/** Which of the theme's typefaces a family is. */
export function faceOf({ fonts = {} }: ThemeFile, family: string): { key: string; font: Font } | undefined {
  for (const [key, font] of Object.entries(fonts)) if (font?.family === family) return { key, font }
  return undefined
}
