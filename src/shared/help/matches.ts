import { fold } from '../../lib/fold'

/** Whether every word of a query stands somewhere in a text. Short lists: games have an index of their own. */
export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
