import { BlockList, isIP } from 'node:net'

const reserved = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  reserved.addSubnet(address, bits, 'ipv4')
reserved.addAddress('::1', 'ipv6')
reserved.addSubnet('fc00::', 7, 'ipv6')

/** Beside those: of a cluster or a carrier between its own devices, and of one cable. No visitor is told by such an address. */
const between = new BlockList()
between.addSubnet('100.64.0.0', 10, 'ipv4')
between.addSubnet('169.254.0.0', 16, 'ipv4')
between.addSubnet('fe80::', 10, 'ipv6')

/** Names that no public server has: of this machine, of containers, of a cluster. */
const isInnerName = (host: string) => !host.includes('.') || /\.(localhost|internal|local)$/.test(host)

/** Whether a host name, as `URL` gives it, lies in the deployment's own network: what goes there crosses no other. */
export function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  return family === 0 ? isInnerName(host) : reserved.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address is one that a proxy, a cluster's network or a carrier has inside: whoever comes by it may be everybody. */
export function isInnerAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  const family = isIP(plain)
  return family !== 0 && [reserved, between].some((list) => list.check(plain, family === 6 ? 'ipv6' : 'ipv4'))
}
