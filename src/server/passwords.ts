import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** `scrypt:N:r:p:salt:hash`, so that the cost can be raised without touching stored passwords. */
export interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

const usualCost: Cost = { N: 16_384, r: 8, p: 1 }
const keyLength = 32
const encode = ({ N, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
/** What scrypt needs, and as much again: Node refuses more than 32 MB unless it is told to. */
const withMemory = (cost: Cost) => ({ ...cost, maxmem: 256 * cost.N * cost.r })

export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16)
  return encode(cost, salt, await derive(password, salt, cost))
}

/** For the seeds alone: a request must not wait for the processor. */
export function hashPasswordSync(password: string, cost = usualCost): string {
  const salt = randomBytes(16)
  return encode(cost, salt, scryptSync(password, salt, keyLength, withMemory(cost)))
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split(':')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === found.length && timingSafeEqual(expected, found)
}

const derive = (password: string, salt: Buffer, cost: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, keyLength, withMemory(cost), (error, key) => (error ? reject(error) : resolve(key)))
  })
