import { requestIdOf } from './requestId'
import { visitorKey } from './visitorKey'

/** Who asks, by which address of the site. */
export interface Visit {
  /** Host and port that the request is for, small letters. */
  readonly host: string
  readonly protocol: 'http' | 'https'
  /** Addresses from the visitor to here, comma-separated. */
  readonly addresses: string | undefined
  /** It came by a proxy of the operator's. */
  readonly fromProxy?: boolean
  /** It says that somebody passed it on, who is none of the operator's proxies as far as we were told. */
  readonly isPassedOn?: boolean
  /** Whom limits count; undefined where visitors cannot be told apart. */
  readonly visitor: string | undefined
  readonly requestId: string
}

export interface VisitInput {
  /** Of the request: where its target names a host of its own (RFC 9112 §3.2.2), that one and not the header's. */
  readonly url: URL
  readonly headers: Headers
  /** Address of the connection. */
  readonly peer: string | undefined
  /** Whether a proxy of the operator's has this address: only those are believed what they say of a visitor. */
  readonly trusts: (address: string) => boolean
  /** Whether an address is of some inner network, where no visitors are but those that something passes on. */
  readonly isInner?: (address: string) => boolean
  readonly tls: boolean
}

export function visitOf({ url, headers, peer, trusts, isInner = () => false, tls }: VisitInput): Visit {
  const nearest = peer === undefined ? undefined : plainAddress(peer)
  const behindProxy = nearest !== undefined && trusts(nearest)
  const forwardedProto = behindProxy ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() : undefined
  const before = behindProxy ? believed(headers.get('x-forwarded-for') ?? '', trusts) : []
  const addresses = [...before, ...(nearest === undefined ? [] : [nearest])].join(', ')
  // a proxy that names nobody is no visitor, and neither is one that was not named to us, or to the proxy
  const [own] = before.length > 0 ? before : [nearest]
  const isNobody = own === undefined || trusts(own) || isInner(own)
  return {
    host: url.host,
    protocol: tls || forwardedProto === 'https' ? 'https' : 'http',
    addresses: addresses === '' ? undefined : addresses,
    ...(behindProxy && { fromProxy: true }),
    ...(!behindProxy && headers.has('x-forwarded-for') && { isPassedOn: true }),
    visitor: isNobody ? undefined : visitorKey(own),
    requestId: requestIdOf(headers),
  }
}

/** What trusted proxies said, back to the first address that is none of theirs; what stands before it, anybody may have written. */
function believed(header: string, trusts: (address: string) => boolean): readonly string[] {
  const chain: string[] = []
  for (const entry of header.split(',').reverse()) {
    const address = plainAddress(entry)
    if (address === undefined) break
    chain.unshift(address)
    if (!trusts(address)) break
  }
  return chain
}

/** Without the port that some proxies add; an IPv4 address as such, also where a socket for both kinds wrote it as IPv6. */
export function plainAddress(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? []
  const address = (inBrackets ?? written)
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+)/, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]+(?:%[\w.]+)?)$/.test(address) ? address : undefined
}
