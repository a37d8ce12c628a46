import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base16, bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** Networks whose addresses can be checked, and how: length, prefix and checksum. */
const checks = { TRC20: isTron, ERC20: isEthereum, BTC: isBitcoin } as const satisfies Record<
  string,
  (address: string) => boolean
>

/** Whether an address is one of its network, as far as it tells by itself; undefined: the network is not known here. */
export function isAddress(network: string, address: string): boolean | undefined {
  const check = Object.entries(checks).find(([id]) => id === network)?.[1]
  return check?.(address)
}

const payloadOf = (address: string): Uint8Array | undefined => {
  try {
    return base58check.decode(address)
  } catch {
    return undefined
  }
}

/** Base58Check of 0x41 and 20 bytes. */
function isTron(address: string): boolean {
  const payload = payloadOf(address)
  return payload?.length === 21 && payload[0] === 0x41
}

/** 20 bytes in hexadecimal; their letters' case is a checksum (EIP-55), unless they are all of one case. */
function isEthereum(address: string): boolean {
  const [, digits] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? []
  if (digits === undefined) return false
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = base16.encode(keccak_256(new TextEncoder().encode(lower)))
  return [...digits].every((digit, place) => {
    const isCapital = digit !== digit.toLowerCase()
    return /\d/.test(digit) || isCapital === parseInt(hash[place] ?? '0', 16) >= 8
  })
}

/** Base58Check of a version byte and 20 bytes, or a SegWit address (BIP 173, BIP 350) of the main network. */
function isBitcoin(address: string): boolean {
  const payload = payloadOf(address)
  if (payload) return payload.length === 21 && (payload[0] === 0 || payload[0] === 5)
  return isSegwit(bech32, address, (version) => version === 0) || isSegwit(bech32m, address, (version) => version > 0)
}

function isSegwit(code: typeof bech32, address: string, fits: (version: number) => boolean): boolean {
  const decoded = code.decodeUnsafe(address, 90)
  const [version, ...words] = decoded?.words ?? []
  if (decoded?.prefix !== 'bc' || version === undefined || !fits(version) || version > 16) return false
  const program = code.fromWordsUnsafe(words)
  if (!program) return false
  return version === 0 ? program.length === 20 || program.length === 32 : program.length >= 2 && program.length <= 40
}
