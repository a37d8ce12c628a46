/**
 * Encrypts bodies for the platform. One exchangeable module: a deployment with another scheme replaces this
 * file and keeps `Cipher`.
 */
export interface Cipher {
  readonly header: string
  readonly contentType: string
  readonly encrypt: (body: unknown) => Promise<string>
}

/** JWE, compact, RSA-OAEP-256 with A256GCM, to the first encryption key of the published set. */
export async function createJweCipher(fetchKeySet: () => Promise<unknown>): Promise<Cipher> {
  const [{ CompactEncrypt, importJWK }, keySet] = await Promise.all([import('jose'), fetchKeySet()])
  const key = encryptionKey(keySet)
  const publicKey = await importJWK(key, 'RSA-OAEP-256')
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(key.kid !== undefined && { kid: key.kid }) }
  return {
    header: 'JWE',
    contentType: 'application/jose',
    encrypt: (body) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body))).setProtectedHeader(header).encrypt(publicKey),
  }
}

interface EncryptionKey {
  kty: 'RSA'
  n: string
  e: string
  kid?: string
}

function encryptionKey(keySet: unknown): EncryptionKey {
  const keys =
    typeof keySet === 'object' && keySet !== null && 'keys' in keySet && Array.isArray(keySet.keys) ? keySet.keys : []
  for (const key of keys as unknown[]) {
    if (typeof key !== 'object' || key === null) continue
    const { kty, n, e, kid, use } = key as Record<string, unknown>
    if (kty !== 'RSA' || typeof n !== 'string' || typeof e !== 'string' || (use !== undefined && use !== 'enc'))
      continue
    return { kty, n, e, ...(typeof kid === 'string' && { kid }) }
  }
  throw new Error('the platform published no RSA encryption key')
}
