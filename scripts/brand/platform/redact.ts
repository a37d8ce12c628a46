/** Names that a secret goes by. A registration field may be called so too, but its rule is no text. */
const secret = /token|secret|password|passwd|authorization|cookie|session|api_?key|signature/i

/** An answer without what may let somebody in: texts under such names, and such parameters of addresses. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value === 'string') return redactAddress(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && secret.test(key) ? removed : redacted(inner),
    ]),
  )
}

export const removed = 'removed'

function redactAddress(text: string): string {
  if (!/^(https?:)?\/\/|^\/.*[?#]/.test(text)) return text
  return text
    .replace(/^((?:https?:)?\/\/)[^/@\s]+@/, '$1')
    .replace(/([?&#])([^=&#\s]+)=([^&#\s]*)/g, (whole, mark: string, name: string) =>
      secret.test(name) ? `${mark}${name}=${removed}` : whole,
    )
}
