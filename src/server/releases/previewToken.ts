import { jwtVerify, SignJWT } from 'jose'

/** Shows one release of one brand to whoever has it, until it ends. */
export interface Preview {
  readonly brand: string
  readonly release: string
  /** Milliseconds since 1970. */
  readonly until: number
}

const audience = 'marquee-preview'
const algorithm = 'HS256'

/** Of the key that a store keeps. */
export const previewKeyBytes = 32

export const signPreview = ({ brand, release, until }: Preview, key: Uint8Array): Promise<string> =>
  new SignJWT({ brand, release })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setExpirationTime(Math.floor(until / 1000))
    .sign(key)

/** Undefined where it is forged, altered, of another store, or has ended. */
export async function readPreview(token: string, key: Uint8Array, now: number): Promise<Preview | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      audience,
      algorithms: [algorithm],
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    })
    const { brand, release, exp = 0 } = payload
    if (typeof brand !== 'string' || typeof release !== 'string' || !/^[0-9a-f]{64}$/.test(release)) return undefined
    return { brand, release, until: exp * 1000 }
  } catch {
    return undefined
  }
}
