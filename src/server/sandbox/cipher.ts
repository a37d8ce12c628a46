import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

/**
 * How encrypted bodies are read. One exchangeable module: a deployment with another scheme replaces this file and
 * keeps the interface, as its counterpart in the browser does.
 */
export interface Cipher {
  /** Value of the header `Encryption` on an encrypted call. */
  readonly header: string
  readonly contentType: string
  /** Public keys as a JWK Set, published by /wps/system/encryptionKey. */
  publicJwks(): Promise<{ readonly keys: readonly JWK[] }>
  /** The plain text of a body. Rejects on anything that was not encrypted to one of the public keys. */
  decrypt(body: string): Promise<string>
}

const alg = 'RSA-OAEP-256'
const enc = 'A256GCM'

/** Compact JWE, RSA-OAEP-256 with A256GCM. The key is made once and kept in the data folder, if there is one. */
export function createJweCipher(dataDir: string, fresh = false): Cipher {
  const file = dataDir === ':memory:' ? undefined : path.join(dataDir, 'encryption-key.json')
  if (file !== undefined && fresh) rmSync(file, { force: true })
  let loading: Promise<Keys> | undefined
  const keys = () => {
    loading ??= load(file).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    header: 'JWE',
    contentType: 'application/jose',
    publicJwks: async () => ({ keys: [(await keys()).publicJwk] }),
    decrypt: async (body) => {
      const { privateKey } = await keys()
      const options = { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: [enc] }
      const { plaintext } = await compactDecrypt(body, privateKey, options)
      return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
    },
  }
}

interface Keys {
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>
  readonly publicJwk: JWK
}

async function load(file: string | undefined): Promise<Keys> {
  const jwk = readKey(file) ?? (await makeKey(file))
  const { kty, n, e, kid } = jwk
  if (kty !== 'RSA' || n === undefined || e === undefined || kid === undefined) {
    throw new Error(`${file ?? 'the key'} is not an RSA key with an id: remove it, and another is made`)
  }
  return { privateKey: await importJWK(jwk, alg), publicJwk: { kty, n, e, kid, alg, use: 'enc' } }
}

function readKey(file: string | undefined): JWK | undefined {
  if (file === undefined) return undefined
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function makeKey(file: string | undefined): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { modulusLength: 2048, extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg, use: 'enc' }
  if (file !== undefined) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(jwk), { mode: 0o600 })
  }
  return jwk
}
