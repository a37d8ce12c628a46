import type { HonoRequest } from 'hono'
import { parseJson } from '../../lib/parseJson'
import type { Platform } from './platform'
import { type Account, findAccount } from './store/accounts'

/** Members of the object that a request carries; none where it carries something else. */
export async function bodyOf(request: HonoRequest): Promise<ReadonlyMap<string, unknown>> {
  const body: unknown = parseJson(await request.text())
  return new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : [])
}

/** The account that an operator's request names, whatever came in the place of its names. */
export const namedAccount = (
  { database, merchant: find }: Platform,
  merchant: unknown,
  username: unknown,
): Account | undefined =>
  typeof merchant === 'string' && typeof username === 'string'
    ? findAccount(database, find(merchant).code, 'username', username.toLowerCase())
    : undefined
