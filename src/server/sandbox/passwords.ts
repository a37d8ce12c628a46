import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** `scrypt:N:r:p:salt:hash`, so that the cost can be raised without touching stored passwords. */
const cost = { N: 16_384, r: 8, p: 1 }
const keyLength = 32
const encode = (salt: Buffer, key: Buffer) =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return encode(salt, await derive(password, salt, cost))
}

/** For the seeds alone: a request must not wait for the processor. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16)
  return encode(salt, scryptSync(password, salt, keyLength, cost))
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split(':')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === found.length && timingSafeEqual(expected, found)
}

const derive = (password: string, salt: Buffer, options: typeof cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
