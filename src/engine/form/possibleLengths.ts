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

/** Formats (lib/formats) and patterns (lib/patterns) whose values cannot be of any length. */
const spans: ReadonlyMap<string | number, Span> = new Map<string | number, Span>([
  ['date', date],
  ['email', email],
  ['passwordCharacters', { ...any, min: 2 }],
  [3, email],
  [11, date],
  [13, date],
  [20, { ...any, min: 4 }],
  [21, { ...any, min: 3 }],
])

/** How long the values of a format or pattern are: a rule that asks for another length could not be met by anybody. */
export const possibleLengths = (rule: string | number | undefined): Span =>
  (rule === undefined ? undefined : spans.get(rule)) ?? any
