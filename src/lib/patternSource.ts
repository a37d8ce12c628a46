import { anyButLineEnds, codePoint, Cursor, readBrackets, readUnit, refuse, Refused } from './patternCharacters'

/**
 * Reads the source of a regular expression from a server, without running it, and says it again in the syntax of
 * RE2 with the meaning that JavaScript gives it (`.`, `\s`, `\uXXXX`, code points). Lookaheads at the start are
 * taken apart, so that each is matched by itself; what cannot be matched in linear time is refused.
 */
export interface PatternSource {
  /** Each must match the whole value (`wanted`) or must not. */
  readonly parts: readonly { readonly source: string; readonly wanted: boolean }[]
}

export type ReadPattern =
  | { readonly ok: true; readonly value: PatternSource }
  | { readonly ok: false; readonly reason: string }

const maxSourceLength = 500
/** States of the automaton, counted roughly: each repetition copies what it repeats. */
const maxSize = 1100
const maxRepetition = 1000
const anything = '[\\x{0}-\\x{10ffff}]'

interface Piece {
  readonly text: string
  readonly size: number
  /** Counted repetitions inside each other, multiplied: RE2 allows 1000. */
  readonly repeats: number
}

const single = (text: string): Piece => ({ text, size: 1, repeats: 1 })

class Reader extends Cursor {
  alternatives = false
  private dot = anyButLineEnds

  /** Flags, start of text and lookaheads before the rest. */
  head() {
    const flags = this.take(/\(\?([is]+)\)/y)?.[1] ?? ''
    if (flags.includes('s')) this.dot = anything
    this.take(/\^/y)
    const lookaheads: (Piece & { readonly wanted: boolean })[] = []
    for (let found = this.take(/\(\?([=!])/y); found; found = this.take(/\(\?([=!])/y)) {
      const piece = this.disjunction()
      this.close()
      lookaheads.push({ ...piece, wanted: found[1] === '=' })
    }
    return { flags, lookaheads }
  }

  disjunction(top = false): Piece {
    let piece = this.sequence()
    while (this.take(/\|/y)) {
      if (top) this.alternatives = true
      const other = this.sequence()
      piece = {
        text: `${piece.text}|${other.text}`,
        size: piece.size + other.size + 1,
        repeats: Math.max(piece.repeats, other.repeats),
      }
    }
    return piece
  }

  private close() {
    if (!this.take(/\)/y)) refuse('a bracket is not closed')
  }

  private sequence(): Piece {
    let text = ''
    let size = 0
    let repeats = 1
    while (!this.done && !this.sees('|)')) {
      const piece = this.take(/\^|\$|\\[bB]/y)
      const next = piece ? single(piece[0]) : this.quantified(this.atom())
      if (piece && this.take(/[*+?]/y)) refuse('a place is repeated')
      text += next.text
      size += next.size
      repeats = Math.max(repeats, next.repeats)
      if (size > maxSize) refuse('it is too large when its repetitions are written out')
    }
    return { text, size, repeats }
  }

  private quantified(atom: Piece): Piece {
    const found = this.take(/[*+?]|\{(\d+)(,?)(\d*)\}/y)
    if (!found) return atom
    const least = Number(found[1] ?? 0)
    const most = found[3] ? Number(found[3]) : least
    const times = found[1] === undefined ? found[0] : found[2] ? `{${least},${found[3] ? most : ''}}` : `{${least}}`
    const repeats = atom.repeats * Math.max(least, most, 1)
    if (repeats > maxRepetition) refuse(`it repeats more than ${maxRepetition} times`)
    if (found[2] && found[3] && least > most) refuse('a repetition has its figures out of order')
    // Lazy or not is the same for a whole match.
    this.take(/\?/y)
    if (this.take(/[*+?]|\{\d+,?\d*\}/y)) refuse('a repetition is repeated')
    const size = atom.size * Math.max(most, least, 1) + (found[2] && !found[3] ? atom.size : 0) + 1
    if (size > maxSize) refuse('it is too large when its repetitions are written out')
    return { text: `${atom.text}${times}`, size, repeats }
  }

  private atom(): Piece {
    if (this.take(/\./y)) return single(this.dot)
    if (this.take(/\(/y)) return this.group()
    if (this.take(/\[/y)) return single(readBrackets(this))
    if (this.take(/[*+?]|\{\d+,?\d*\}/y)) refuse('there is nothing to repeat')
    const unit = readUnit(this)
    return single(typeof unit === 'number' ? codePoint(unit) : `[${unit}]`)
  }

  private group(): Piece {
    if (this.take(/\?<?[=!]/y)) refuse('it looks ahead or behind in its middle')
    if (!this.take(/\?:|\?<[A-Za-z_]\w*>/y) && this.take(/\?/y)) refuse('a group of unknown kind')
    const piece = this.disjunction()
    this.close()
    return { ...piece, text: `(?:${piece.text})` }
  }
}

/** `^(?:…)$` around everything says nothing for a whole match, and lookaheads may stand inside it. */
function withoutEnclosure(source: string): string {
  const inner = /^\^?\((?:\?:|(?!\?))(.*)\)\$?$/s.exec(source)?.[1]
  if (inner === undefined) return source
  let depth = 0
  for (const [token] of inner.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gsu)) {
    depth += token === '(' ? 1 : token === ')' ? -1 : 0
    if (depth < 0) return source
  }
  return withoutEnclosure(inner)
}

/** A literal of JavaScript, `/^…$/i`: no value can begin before its start. */
const withoutSlashes = (source: string) =>
  source.replace(/^\/(\^.*)\/([is]*)$/s, (_, inner: string, flags: string) =>
    flags === '' ? inner : `(?${flags})${inner}`,
  )

export function readPatternSource(source: string): ReadPattern {
  const tooLong = { ok: false, reason: `it has more than ${maxSourceLength} characters` } as const
  if (source.length > maxSourceLength + '^(?:)$'.length) return tooLong
  const inner = withoutSlashes(withoutEnclosure(source))
  if (inner.length > maxSourceLength) return tooLong
  const reader = new Reader(inner)
  try {
    const { flags, lookaheads } = reader.head()
    const rest = reader.disjunction(true)
    if (!reader.done) refuse('a bracket closes that was not opened')
    if (lookaheads.length > 0 && reader.alternatives) refuse('it looks ahead in one of several alternatives')
    const size = lookaheads.reduce((sum, piece) => sum + piece.size, rest.size)
    if (size > maxSize) refuse('it is too large when its repetitions are written out')
    const prefix = flags === '' ? '' : `(?${flags})`
    const ahead = lookaheads.map(({ text, wanted }) => ({ source: `${prefix}(?:${text})${anything}*`, wanted }))
    return { ok: true, value: { parts: [...ahead, { source: `${prefix}(?:${rest.text})`, wanted: true }] } }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.message }
    throw error
  }
}
