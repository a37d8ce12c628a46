import type { MemberCall } from '../call'
import { mask } from '../mask'
import { type Contract, contractReference } from '../store/contracts'
import { sendMessage } from '../store/messages'

export type ContractLetter =
  | 'PROPOSED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'END_PROPOSED'
  | 'ENDED'
  | 'END_REJECTED'
  | 'END_WITHDRAWN'

/** A letter to the other side, with the name of who has acted; an upline's is masked. The platform reads none. */
export function tellOtherSide(
  { platform, account }: MemberCall,
  { id, uplineId, accountId, kind }: Contract,
  letter: ContractLetter,
): void {
  const reader = accountId === account.id ? uplineId : accountId
  if (reader === null) return
  const name = accountId === account.id ? account.username : mask(account.username, 2)
  const params = { reference: contractReference(id), contract: kind, account: name }
  sendMessage(platform.database, reader, `CONTRACT_${letter}`, params, platform.now())
}
