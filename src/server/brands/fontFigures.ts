import type { FontFigures } from '../../theme/fontFaces'
import { heldLetters, readFontMetrics } from '../../theme/fontMetrics'
import { askedLetters } from '../../theme/ownLetters'
import type { ResolvedTheme } from '../../theme/resolve'
import type { BrandFiles } from './loadedBrand'

/** Figures of a theme's font files, by path; those that cannot be read are left out. */
export async function fontFiguresOf({ fonts }: ResolvedTheme, read: BrandFiles['read']): Promise<FontFigures> {
  const files = Object.values(fonts).flatMap((font) => (font.files ?? []).map(({ file }) => file))
  const found = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const bytes = await read(file)
      return { file, metrics: bytes && tryRead(() => readFontMetrics(bytes)), letters: bytes && lettersOf(bytes) }
    }),
  )
  const known = <T>(pairs: readonly [string, T | undefined][]) =>
    Object.fromEntries(pairs.filter((pair): pair is [string, T] => pair[1] !== undefined))
  return {
    metrics: known(found.map(({ file, metrics }) => [file, metrics])),
    letters: known(found.map(({ file, letters }) => [file, letters])),
  }
}

const lettersOf = (bytes: Uint8Array) => tryRead(() => heldLetters(bytes, askedLetters))

/** Not a font that can be read: the page does without its figures. */
function tryRead<T>(readFigures: () => T): T | undefined {
  try {
    return readFigures()
  } catch {
    return undefined
  }
}
