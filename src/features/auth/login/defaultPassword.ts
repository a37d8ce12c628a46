import * as z from 'zod/mini'
import { type DefaultPasswordQuestion } from '../../../contract/default-password-question'
import { defaultPasswordAnswerSchema } from '../../../contract/default-password-answer'

/** The edge's own (src/server/edge/defaultPassword.ts), on the brand's host: no call of the platform. */
const address = '/edge/default-password'
/** Milliseconds. */
const patience = 6_000

/**
 * Whether this is the password that the brand gives to new accounts (spec §4). Only the edge can tell, and tells whoever
 * holds a session alone: nothing to compare with ever reaches a page. Where it cannot tell, the login goes on.
 */
export async function isDefaultPassword(password: string, token: string): Promise<boolean> {
  const question: DefaultPasswordQuestion = { password }
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patience),
      credentials: 'omit',
      cache: 'no-store',
    })
    if (response.status !== 200) return false
    const answer = z.safeParse(defaultPasswordAnswerSchema, await response.json())
    return answer.success && answer.data.isDefault
  } catch {
    return false
  }
}
