import path from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import type { Made } from './pictures'

/** A part of a typeface for one script, as theme.json names it. */
export interface MadeFont extends Made {
  readonly family: string
  /** Weight, or range of a variable file. */
  readonly weight: string
  readonly unicodeRange: string
}

/** Letters, digits and signs that pages in any language have; what Google's `latin` holds. */
const latin: readonly (readonly [number, number])[] = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
  ] as const),
  ...([
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
  ] as const),
  ...([
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
    [0xfeff, 0xfeff],
  ] as const),
  [0xfffd, 0xfffd],
]
const isLatin = (code: number) => latin.some(([first, last]) => code >= first && code <= last)

interface Part {
  readonly name: string
  readonly holds: (code: number) => boolean
}

/** Scripts that Unicode names otherwise than languages do. */
const writtenWith: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
}

/** Parts that languages need: Latin always, for names and numbers; more of it where a text has letters of it. */
function partsFor(texts: Readonly<Record<string, string>>): readonly Part[] {
  const parts = new Map<string, Part>([['latin', { name: 'latin', holds: isLatin }]])
  for (const [tag, text] of Object.entries(texts)) {
    const script = new Intl.Locale(tag).maximize().script ?? 'Latn'
    if (script === 'Latn') {
      const needsMore = [...text].some((sign) => /\p{Script=Latin}/u.test(sign) && !isLatin(sign.codePointAt(0) ?? 0))
      if (needsMore) parts.set('latin-ext', partOf('latin-ext', ['Latn']))
    } else {
      const name = (new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? script).toLowerCase()
      parts.set(name, partOf(name.replace(/[^a-z]+/g, '-'), writtenWith[script] ?? [script]))
    }
  }
  return [...parts.values()]
}

function partOf(name: string, scripts: readonly string[]): Part {
  const form = new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`, 'u')
  return { name, holds: (code) => !isLatin(code) && form.test(String.fromCodePoint(code)) }
}

/**
 * A typeface as woff2, one file for each script of the languages that it has letters of, so that browsers fetch what a
 * page uses.
 *
 * @param texts language → its texts: what its letters are found in
 * @throws where the file is no typeface
 */
export async function makeFonts(
  file: string,
  bytes: Buffer,
  texts: Readonly<Record<string, string>>,
): Promise<readonly MadeFont[]> {
  const font = create(bytes)
  if (font.isCollection) throw new Error('it holds several typefaces')
  const { familyName: family, variationAxes, characterSet } = font
  const axis = variationAxes['wght']
  const weight = axis ? `${rounded(axis.min)} ${rounded(axis.max)}` : String(rounded(font['OS/2'].usWeightClass))
  const { dir, name } = path.posix.parse(file)
  const made: MadeFont[] = []
  for (const part of partsFor(texts)) {
    const codes = characterSet.filter(part.holds).sort((a, b) => a - b)
    // A typeface without the script: its pages have another.
    if (!codes.some((code) => /\p{L}/u.test(String.fromCodePoint(code)))) continue
    const text = String.fromCodePoint(...codes)
    const smaller = await subsetFont(bytes, text, { targetFormat: 'woff2' })
    made.push({
      name: path.posix.join(dir, `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${part.name}.woff2`),
      bytes: smaller,
      from: file,
      fromBytes: bytes.length,
      family,
      weight,
      unicodeRange: rangesOf(codes),
    })
  }
  return made
}

/** CSS knows 1 to 1000; files of the product have whole hundreds. */
const rounded = (weight: number) => Math.min(900, Math.max(100, Math.round(weight / 100) * 100))

/** `U+0041-005A, U+0061` */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
