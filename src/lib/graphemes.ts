let segmenter: Intl.Segmenter | undefined

/** Characters as a person counts them: an emoji of several code points, or a letter with its marks, is one. */
export function graphemesOf(text: string): readonly string[] {
  // not with the module: pages import it for names that are too long, and to make one takes a while
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

export const countGraphemes = (text: string): number => graphemesOf(text).length
