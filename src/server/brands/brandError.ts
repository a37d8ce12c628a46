import { nearest as nearestIds } from '../../engine/nearest'

/** A wrong, missing or unknown value of a brand folder, said so that its author can mend it. */
export interface BrandError {
  /** Id of the brand that is refused. */
  readonly brand: string
  /** File as its author knows it, e.g. `brands/jade/brand.json`. */
  readonly file: string
  /** Both count from 1; absent where the file itself is missing. */
  readonly line?: number
  readonly column?: number
  /** Place in the document: `$.layout.header`. */
  readonly jsonPath: string
  readonly found: string
  readonly allowed: string
  readonly message: string
  /** Where what to do about it follows from what it is. */
  readonly kind?: ProblemKind
  readonly hint?: string
  /** Absent: an error, the brand is refused. Advice never keeps a brand from being served. */
  readonly severity?: 'warning'
}

/** What it is about: the base brand, a key or value, the file itself, what a picture or a slot shows, or a host. */
export type ProblemKind =
  | 'noBase'
  | 'circle'
  | 'missing'
  | 'unknown'
  | 'repeated'
  | 'noJson'
  | 'unseen'
  | 'noFile'
  | 'unreadable'
  | 'empty'
  | 'tooLarge'
  | 'wrongPicture'
  | 'noLinks'
  | 'stillLeads'
  | 'takenHost'

/** What an error says, besides where. */
export type Facts = Pick<BrandError, 'found' | 'allowed' | 'message' | 'kind' | 'hint' | 'severity'>

/** What every stage of reading a brand returns. No value where the issues leave nothing to go on with. */
export interface Stage<T> {
  readonly value: T
  readonly issues: readonly BrandError[]
}

export type JsonPath = readonly (string | number)[]

export function formatPath(path: JsonPath): string {
  const step = (part: string | number) => {
    if (typeof part === 'number') return `[${part}]`
    return /^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `[${quote(part)}]`
  }
  return `$${path.map(step).join('')}`
}

/** A line in which nothing is hidden: what turns it around, or speaks to the terminal, would do so where it is read. */
export const inTheOpen = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

const quote = (value: unknown): string => inTheOpen(JSON.stringify(value))

/** A value as it is shown in an error: short, one line, and without the password of an address, for logs are kept. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = quote(value).replace(/:(?:[^"\\]|\\.)*@/g, ':…@')
  if (text.length <= 60) return text
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : `${text.slice(0, 56)}…"`
}

export function list(items: readonly string[], last = 'or'): string {
  if (items.length < 2) return items[0] ?? 'nothing'
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

/** The known word that was probably meant, if one is near enough to say so. */
export const nearest = (word: string, known: readonly string[]): string | undefined => nearestIds(word, known)[0]

export const didYouMean = (word: string, known: readonly string[]): { hint?: string } => {
  const near = nearest(word, known)
  return near === undefined ? {} : { hint: `Did you mean ${JSON.stringify(near)}?` }
}

/** One error on one line: file:line:column path: message. Found x; allowed: y. Hint. */
export function formatBrandError(error: BrandError): string {
  const place = error.line === undefined ? error.file : `${error.file}:${error.line}:${error.column ?? 1}`
  return inTheOpen(`${[place, placeInside(error)].filter(Boolean).join(' ')}: ${factsOf(error)}`)
}

/** Where in the file; nothing where it is the whole file, or one that has no keys. */
export const placeInside = ({ jsonPath }: BrandError): string => (jsonPath === '$' ? '' : jsonPath)

/** The same without its place. */
export const factsOf = ({ message, found, allowed, hint }: BrandError): string =>
  [`${message};`, `found ${found}; allowed: ${allowed}.`, hint].filter(Boolean).join(' ')

/** The same for the same problem: lines move when a file is edited, what is wrong does not. */
export const identityOf = ({ brand, file, jsonPath, message, found }: BrandError): string =>
  [brand, file, jsonPath, message, found].join('\0')
