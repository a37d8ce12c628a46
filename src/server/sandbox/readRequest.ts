import type { Context } from 'hono'
import { parseJson } from '../../lib/parseJson'
import type { Cipher } from './cipher'

/**
 * The text of a body: plain, or decrypted where the call is an encrypted one. Undefined where it is not
 * encrypted as it must be, or cannot be read.
 */
export async function readBody(context: Context, cipher: Cipher, isEncrypted: boolean): Promise<string | undefined> {
  const text = await context.req.text()
  if (!isEncrypted) return text
  const type = context.req.header('content-type')?.split(';')[0]?.trim()
  if (context.req.header('encryption') !== cipher.header || type !== cipher.contentType) return undefined
  try {
    return await cipher.decrypt(text)
  } catch {
    return undefined
  }
}

/** Plain parameters, and the members of `data=<JSON>` below them. Lists are joined with commas. */
export function readQuery(url: string): ReadonlyMap<string, string> {
  const query = new Map<string, string>()
  for (const [name, value] of new URL(url).searchParams) {
    if (name === 'data') for (const [key, member] of members(parseJson(value))) query.set(key, member)
  }
  for (const [name, value] of new URL(url).searchParams) if (name !== 'data') query.set(name, value)
  return query
}

function members(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]: [string, unknown]): [string, string][] => {
    if (Array.isArray(member)) return [[key, member.map(String).join(',')]]
    return ['string', 'number', 'boolean'].includes(typeof member) ? [[key, String(member)]] : []
  })
}

/** Fields of a form; JSON in its place has none of them. */
export const parseForm = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(text))
