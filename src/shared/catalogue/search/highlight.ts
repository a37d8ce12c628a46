import { foldCharacter } from '../../../lib/fold'

/** A piece of a title, and whether it is what was searched for. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** Cuts a title where the words of a query stand in it, as folding sees them. */
export function highlight(title: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text: title, hit: false }]
  // for each unit of the folded text, where its character begins in the title
  const starts: number[] = []
  let folded = ''
  let place = 0
  for (const character of title) {
    for (const part of foldCharacter(character)) {
      folded += part
      for (let unit = 0; unit < part.length; unit++) starts.push(place)
    }
    place += character.length
  }
  starts.push(title.length)
  const isHit = new Uint8Array(title.length)
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const from = starts[at] ?? 0
      const to = endOf(starts, at + word.length, title.length)
      isHit.fill(1, from, to)
    }
  }
  return cut(title, isHit)
}

/** Marks that folded away belong to the letter before them; a letter that became two is lit whole. */
function endOf(starts: readonly number[], unit: number, length: number): number {
  const last = starts[unit - 1]
  let next = unit
  while (next < starts.length && starts[next] === last) next++
  return starts[next] ?? length
}

function cut(title: string, isHit: Uint8Array): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (let at = 1; at <= title.length; at++) {
    if (at < title.length && isHit[at] === isHit[from]) continue
    pieces.push({ text: title.slice(from, at), hit: isHit[from] === 1 })
    from = at
  }
  return pieces
}
