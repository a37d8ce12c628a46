/**
 * Who asks, as limits count visitors: an IPv4 address, or the /64 of an IPv6 address, which one household or one phone has
 * to itself and may choose any address of. Undefined for what is no address.
 */
export function visitorKey(address: string): string | undefined {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address
  const groups = groupsOf(address)
  if (!groups) return undefined
  // IPv4 inside of IPv6 (RFC 4291 §2.5.5.2, RFC 6052 §2.1): the first half is the same for all of them
  const first = groups.slice(0, 6).join(':')
  const [high = 0, low = 0] = groups.slice(6)
  if (first === '0:0:0:0:0:65535' || first === '100:65435:0:0:0:0')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight groups of an IPv6 address; a zone, which is of this machine alone, is left out. */
function groupsOf(address: string): readonly number[] | undefined {
  const [written = ''] = address.split('%')
  const [start = '', end, ...more] = written.split('::')
  if (more.length > 0) return undefined
  const [before, after] = [parts(start), parts(end ?? '')]
  const left = 8 - before.length - after.length
  if (end === undefined ? left !== 0 : left < 1) return undefined
  const groups = [...before, ...Array.from({ length: left }, () => 0), ...after]
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined
}

const parts = (text: string): readonly number[] => (text === '' ? [] : text.split(':').flatMap(partsOf))

/** One group, or the two that an IPv4 address at the end stands for; NaN for what is neither. */
function partsOf(text: string): readonly number[] {
  const [, a, b, c, d] = (/^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) return [a * 256 + b, c * 256 + d]
  return [/^[0-9a-f]{1,4}$/i.test(text) ? parseInt(text, 16) : NaN]
}
