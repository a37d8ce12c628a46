import { createRemoteJWKSet, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'

/** Whose tokens count. Without either, none does. */
export interface FirebaseTrust {
  /** A real project: its tokens are signed by Google. */
  readonly project?: string | undefined
  /** Project of an Auth emulator, whose tokens are not signed at all: for development and tests alone. */
  readonly emulatorProject?: string | undefined
}

export type Channel = 'google' | 'facebook' | 'phone'

export interface FirebaseIdentity {
  /** Id of the Firebase user. */
  readonly uid: string
  readonly channel: Channel
  /** Who it is at the channel: its own id there, or the number. Stays when the Firebase user is made anew. */
  readonly subject: string
  readonly email: string | undefined
  readonly name: string | undefined
}

export type VerifyFirebaseToken = (token: string, now: number) => Promise<FirebaseIdentity | undefined>

const issuerOf = (project: string) => `https://securetoken.google.com/${project}`
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Clocks of two machines may differ so much, in seconds. */
const tolerance = 60

/** Answers who a token was made out for; undefined for one that is not whole, not ours, or not of now. */
export function createTokenVerifier({ project, emulatorProject }: FirebaseTrust): VerifyFirebaseToken {
  const keys = project === undefined ? undefined : createRemoteJWKSet(new URL(googleKeys))
  const claimsOf = async (token: string, now: number): Promise<JWTPayload> => {
    const common = { currentDate: new Date(now), clockTolerance: tolerance, requiredClaims: ['sub', 'iat', 'exp'] }
    if (emulatorProject !== undefined && isUnsigned(token)) {
      const options = { ...common, issuer: issuerOf(emulatorProject), audience: emulatorProject }
      return UnsecuredJWT.decode(token, options).payload
    }
    if (project === undefined || !keys) throw new Error('no Firebase project is configured')
    const options = { ...common, issuer: issuerOf(project), audience: project, algorithms: ['RS256'] }
    return (await jwtVerify(token, keys, options)).payload
  }
  return async (token, now) => {
    try {
      return readIdentity(await claimsOf(token, now))
    } catch {
      return undefined
    }
  }
}

/** Header of `alg: none` and no signature. */
function isUnsigned(token: string): boolean {
  const [header = '', , signature] = token.split('.')
  if (signature !== '') return false
  const parsed: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
  return isRecord(parsed) && parsed['alg'] === 'none'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const providers: Readonly<Record<string, Channel>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  phone: 'phone',
}

function readIdentity(claims: JWTPayload): FirebaseIdentity | undefined {
  const firebase = claims['firebase']
  const provider = isRecord(firebase) ? textOf(firebase['sign_in_provider']) : undefined
  const uid = textOf(claims.sub)
  if (!isRecord(firebase) || provider === undefined || uid === undefined) return undefined
  const channel = Object.hasOwn(providers, provider) ? providers[provider] : undefined
  const identities = isRecord(firebase['identities']) ? firebase['identities'][provider] : undefined
  const ids: readonly unknown[] = Array.isArray(identities) ? identities : []
  const subject = channel === 'phone' ? textOf(claims['phone_number']) : textOf(ids[0])
  if (channel === undefined || subject === undefined) return undefined
  return {
    uid,
    channel,
    subject,
    email: claims['email_verified'] === true ? textOf(claims['email']) : undefined,
    name: textOf(claims['name']),
  }
}
