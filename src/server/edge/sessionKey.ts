/** Whose session a request says it is of, as limits count it: no token is kept. Undefined for no session. */
export async function sessionKey(headers: Headers): Promise<string | undefined> {
  const token = headers.get('authorization')
  if (token === null || token === '') return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
