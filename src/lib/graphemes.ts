const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters as a person counts them: an emoji of several code points, or a letter with its marks, is one. */
export const graphemesOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

export const countGraphemes = (text: string): number => graphemesOf(text).length
