import { type Answer, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { type Account, findAccount } from '../store/accounts'
import { isBelow } from '../store/teams'

/** Somebody of the caller's team; nobody else's subordinate is told apart from an unknown account. */
export function inTeam({ platform, merchant, account }: MemberCall, name: string): Account | undefined {
  const found = findAccount(platform.database, merchant.code, 'username', name.trim().toLowerCase())
  return found && isBelow(platform.database, account.id, found.id) ? found : undefined
}

export const notInTeam = (): Answer => refuseFields({ account: 'unknown' })
