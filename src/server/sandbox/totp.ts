import { Secret, TOTP } from 'otpauth'

const period = 30

const totpOf = (secret: string) =>
  new TOTP({ issuer: 'Marquee sandbox', algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** As apps read it from a QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({
    issuer,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  }).toString()

/** A secret as authenticator apps take it, base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The step of the clock that a code belongs to, one step early or late allowed; undefined for a wrong one. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** The code that an app would show. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now })
