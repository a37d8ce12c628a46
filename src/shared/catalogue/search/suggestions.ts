import { isNear } from './distance'
import { fold, wordsOf } from '../../../lib/fold'

const most = 3

/** Names that begin nearly as what was typed does: vendors, for the most part. */
export function suggestionsFor(text: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(fold(text)).filter((word) => word.length >= 3)
  if (words.length === 0) return []
  return names
    .filter((name) =>
      wordsOf(fold(name)).some((other) => words.some((word) => isNear(word, other, word.length < 5 ? 1 : 2, false))),
    )
    .slice(0, most)
}
