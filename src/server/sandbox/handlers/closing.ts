import type { AccountClosing } from '../../../contract/account-closing'
import type { CloseAccountRequest } from '../../../contract/close-account-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import {
  afterContracts,
  closeAccount,
  openBets,
  openContracts,
  openDeposits,
  openExchanges,
  openWithdrawals,
} from '../store/closings'
import { contractsLeft } from '../store/contracts'
import { walletsOf } from '../store/wallets'
import { tellOtherSide } from './contractLetters'
import { refuseLoginPassword } from './secretProof'
import { settleAccount } from './settleAccount'

/** As it stands once the contracts that pay the account have ended: what they have earned until now belongs to it. */
const standOf = (call: MemberCall, now: number) =>
  afterContracts(call.platform.database, { accountId: call.account.id, zone: call.merchant.contracts.zone, now }, () =>
    moneyOf(call),
  )

function moneyOf({ platform, merchant, account }: MemberCall) {
  const { database } = platform
  const minor = walletsOf(database, account.id).reduce((sum, wallet) => sum + wallet.minor, 0)
  return {
    minor,
    tooMuch: minor >= merchant.withdrawal.minimum,
    open: {
      openWithdrawals: openWithdrawals(database, account.id),
      openDeposits: openDeposits(database, account.id),
      openBets: openBets(database, account.id),
      openContracts: openContracts(database, account.id),
      openExchanges: openExchanges(database, account.id),
    },
  }
}

/** What closing the account would mean for its money and its contracts. */
export function closing(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account } = call
  const { minor, open } = standOf(call, platform.now())
  const left = contractsLeft(platform.database, account.id)
  const value: AccountClosing = {
    balance: decimal(minor),
    currency: merchant.currency.code,
    minimumWithdrawal: decimal(merchant.withdrawal.minimum),
    ...open,
    endingContracts: left.ending,
    openProposals: left.open,
  }
  return ok(value)
}

const isRequest = (body: unknown): body is CloseAccountRequest => validate('close-account-request', body).length === 0

/** For good: nobody is let in again, here or elsewhere. Money that can be withdrawn is withdrawn before. */
export async function close(call: MemberCall): Promise<Answer> {
  const { platform, merchant, account, body } = call
  if (!isRequest(body)) return refuseFields({ password: 'required' })
  const refusal = await refuseLoginPassword(call, body.password)
  if (refusal) return refusal
  settleAccount(call)
  const now = platform.now()
  const { minor, tooMuch, open } = standOf(call, now)
  if (tooMuch || Object.values(open).some((count) => count > 0)) return refuse('account.money.left')
  if (decimal(minor) !== String(body.givenUp)) return refuse('account.balance.changed')
  for (const contract of closeAccount(platform.database, account.id, merchant.contracts.zone, now))
    tellOtherSide(call, contract, contract.state === 'WITHDRAWN' ? 'WITHDRAWN' : 'ENDED')
  return ok()
}
