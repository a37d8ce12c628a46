import { fold, wordsOf } from '../../../lib/fold'
import { lettersOf } from './distance'

/** More words of a title than this say nothing new. */
const mostWords = 40

/** Where a query's word was found in an indexed one. */
export interface WordHit {
  readonly word: number
  readonly at: 'whole' | 'beginning' | 'inside'
}

/**
 * Every word of the titles once, in one string that the browser searches at the speed of its own `indexOf`, and the
 * titles that have it. Grows with each page of the catalogue; asking costs the distinct words, not the titles.
 */
export class TitleIndex {
  private readonly ids = new Map<string, number>()
  private readonly words: string[] = []
  private readonly games: number[][] = []
  private readonly letters: number[] = []
  private readonly first: number[] = []
  private text = '\n'
  private starts = new Int32Array(0)
  private joined = 0

  /** Titles come in the order of their numbers, from 0. */
  add(title: string): void {
    const game = this.first.length
    const words = wordsOf(fold(title))
    let first = -1
    for (let at = 0; at < words.length && at < mostWords; at++) {
      const id = this.idOf(words[at] ?? '')
      const games = this.games[id]
      // a title that says a word twice is in its list once
      if (games && games[games.length - 1] !== game) games.push(game)
      if (at === 0) first = id
    }
    this.first.push(first)
  }

  get size(): number {
    return this.words.length
  }

  wordAt(word: number): string {
    return this.words[word] ?? ''
  }

  lettersAt(word: number): number {
    return this.letters[word] ?? 0
  }

  gamesWith(word: number): readonly number[] {
    return this.games[word] ?? []
  }

  /** Whether a title begins with this word. */
  beginsWith(game: number, word: number): boolean {
    return this.first[game] === word
  }

  /** Every word that has the text in it. */
  find(text: string, tell: (hit: WordHit) => void): void {
    this.join()
    let word = 0
    for (
      let at = this.text.indexOf(text);
      at !== -1;
      at = this.text.indexOf(text, this.starts[word] ?? this.text.length)
    ) {
      word = this.wordFrom(at, word)
      const start = this.starts[word] ?? 0
      const length = this.words[word]?.length ?? 0
      tell({ word, at: at > start ? 'inside' : length === text.length ? 'whole' : 'beginning' })
      word++
      if (word >= this.words.length) return
    }
  }

  private idOf(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.length
    this.ids.set(word, id)
    this.words.push(word)
    this.games.push([])
    this.letters.push(lettersOf(word))
    return id
  }

  /** The word that stands at a place of the text, not before the one named. */
  private wordFrom(place: number, from: number): number {
    let low = from
    let high = this.words.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  private join(): void {
    if (this.joined === this.words.length) return
    this.joined = this.words.length
    this.text = `\n${this.words.join('\n')}\n`
    this.starts = new Int32Array(this.words.length)
    let place = 1
    for (const [word, text] of this.words.entries()) {
      this.starts[word] = place
      place += text.length + 1
    }
  }
}
