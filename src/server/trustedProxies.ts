import { BlockList, isIP } from 'node:net'

/**
 * Addresses and ranges, comma-separated, of the proxies before the edge: `127.0.0.1, ::1, 10.0.0.0/8`. Answers whether
 * an address is one of them. Throws on what is neither.
 */
export function readTrustedProxies(text: string | undefined): (address: string) => boolean {
  const listed = new BlockList()
  const entries = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  for (const entry of entries) add(listed, entry)
  return (address) => {
    const family = isIP(address)
    return family !== 0 && listed.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function add(listed: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  const most = family === 6 ? 128 : 32
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN
  if (family === 0 || rest.length > 0 || !(prefix <= most))
    throw new Error(
      `MARQUEE_TRUSTED_PROXIES has "${entry}"; allowed: addresses and ranges such as 10.0.0.0/8, with commas between`,
    )
  listed.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
}
