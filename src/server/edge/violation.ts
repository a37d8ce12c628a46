export interface Violation {
  readonly page: string | undefined
  readonly directive: string | undefined
  /** Address of what was refused, or a word such as `inline`. */
  readonly blocked: string | undefined
  /** The script that asked for it. */
  readonly source: string | undefined
  readonly line: number | undefined
  readonly disposition: string | undefined
}

/**
 * What is logged of a violation: origins, the kind of page and the script's file; never a query or the rest of a path. Undefined where an extension of
 * the visitor's browser was refused, which is no trouble of the site.
 */
export function describeViolation({
  page,
  directive,
  blocked,
  source,
  line,
  disposition,
}: Violation): Record<string, string | number> | undefined {
  if ([blocked, source].some((address) => address !== undefined && extension.test(address))) return undefined
  return {
    directive: word(directive) ?? 'unknown',
    ...(blocked !== undefined && { blocked: word(blocked) ?? originOf(blocked) }),
    ...(page !== undefined && { page: pageOf(page) }),
    ...(source !== undefined && { source: `${originOf(source)}${fileOf(source)}` }),
    ...(line !== undefined && { line }),
    ...(disposition === 'report' && { disposition }),
  }
}

const extension = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension/

const word = (text: string | undefined): string | undefined =>
  /^[a-z][a-z-]{0,39}$/.test(text ?? '') ? text : undefined

/** `https://cdn.example`; `data:` and the like for what has no origin. */
function originOf(address: string): string {
  if (!URL.canParse(address)) return 'unknown'
  const { origin, protocol } = new URL(address)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

/** `/promotions/*`: which page it was; what stands behind may be somebody's. */
function pageOf(address: string): string {
  const [, first = '', ...rest] = pathOf(address).split('/')
  const kept = /^[a-z][a-zA-Z]{0,19}(?:\.html)?$/.test(first) || first === '' ? first : '*'
  return `/${kept}${rest.length > 0 ? '/*' : ''}`
}

/** `/main-1a2b.js`, where it is a file of a script's name. */
const fileOf = (address: string): string => /\/[\w-]{1,60}\.(?:m?js|html)$/.exec(pathOf(address))?.[0] ?? ''

function pathOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, pathname } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? pathname : ''
}
