import { maxValueLength } from '../../lib/boundedPattern'

/** Fewest and most characters. */
export interface Span {
  readonly min: number
  readonly max: number
}

const any: Span = { min: 1, max: maxValueLength }
const date: Span = { min: 10, max: 10 }
/** a@b.cc; RFC 5321. */
const email: Span = { min: 6, max: 254 }

/** Formats (lib/formats) whose values cannot be of any length. */
const spans: ReadonlyMap<string, Span> = new Map([
  ['date', date],
  ['email', email],
  ['passwordCharacters', { ...any, min: 2 }],
  ['pattern-3', email],
  ['pattern-11', date],
  ['pattern-13', date],
  ['pattern-20', { ...any, min: 4 }],
  ['pattern-21', { ...any, min: 3 }],
])

/** How long the values of a format are: a rule that asks for another length could not be met by anybody. */
export const possibleLengths = (format: string | undefined): Span =>
  (format === undefined ? undefined : spans.get(format)) ?? any
