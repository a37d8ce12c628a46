let keys: Promise<{ readonly keys: readonly object[] }> | undefined

/** A key to encrypt passwords with, made for this page and read by nobody. */
export function publicKeys(): Promise<{ readonly keys: readonly object[] }> {
  keys ??= make()
  return keys
}

async function make() {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', publicKey)
  return { keys: [{ kty, n, e, kid: 'story', alg: 'RSA-OAEP-256', use: 'enc' }] }
}
