import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [saltLength, ivLength, tagLength] = [16, 12, 16]

const keyOf = (secret: string, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, 'sealed', 32))

/** A text that only the secret opens again. */
export function seal(text: string, secret: string): string {
  const [salt, iv] = [randomBytes(saltLength), randomBytes(ivLength)]
  const closing = createCipheriv(cipher, keyOf(secret, salt), iv)
  const closed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
  return Buffer.concat([salt, iv, closing.getAuthTag(), closed]).toString('base64url')
}

/** Throws on another secret, and on what was not sealed. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [salt, rest] = [bytes.subarray(0, saltLength), bytes.subarray(saltLength)]
  const [iv, tag] = [rest.subarray(0, ivLength), rest.subarray(ivLength, ivLength + tagLength)]
  const opening = createDecipheriv(cipher, keyOf(secret, salt), iv, { authTagLength: tagLength }).setAuthTag(tag)
  return Buffer.concat([opening.update(rest.subarray(ivLength + tagLength)), opening.final()]).toString('utf8')
}
