/**
 * Whether this is the password that the merchant gives to new accounts (spec §4). The brand's file holds its digest,
 * SHA-256 of `<merchant>:<password>` in hexadecimal: neither the bundle nor the page has the password itself, and the
 * merchant's code keeps one table of digests from serving every brand.
 */
export async function isDefaultPassword(password: string, merchant: string, digest: string | undefined): Promise<boolean> {
  return digest !== undefined && (await sha256(`${merchant}:${password}`)) === digest
}

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
