import type { MemberCall } from '../call'
import { mask } from '../mask'
import { accountById } from '../store/accounts'
import { type Contract, contractReference } from '../store/contracts'
import { sendMessage } from '../store/messages'

export type ContractLetter =
  'PROPOSED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'END_PROPOSED' | 'ENDED' | 'END_REJECTED' | 'END_WITHDRAWN'

/** A letter to both sides, to each with the other's name. */
export function tellBothSides({ platform, account }: MemberCall, contract: Contract, letter: ContractLetter): void {
  const { database, now } = platform
  const { id, uplineId, accountId, kind } = contract
  const [upline, holder] = [
    uplineId === null ? undefined : accountById(database, uplineId),
    accountById(database, accountId),
  ]
  const params = { reference: contractReference(id), contract: kind }
  const text = `CONTRACT_${letter}`
  const tell = (to: number, name: string) => {
    const own = to === account.id ? { own: 'yes' } : {}
    sendMessage(database, to, text, { ...params, ...own, account: name }, now())
  }
  tell(accountId, upline ? mask(upline.username, 2) : '')
  if (upline && holder) tell(upline.id, holder.username)
}
