import type { ContractIncome } from '../../../contract/contract-income'
import type { ContractPayment as PaymentRow } from '../../../contract/contract-payment'
import { ok } from '../answer'
import type { MemberCall } from '../call'
import { isContractKind } from '../contracts/kinds'
import { decimal } from '../money'
import { type ContractPayment, paymentReference, paymentsOf, paymentSums } from '../store/contractPayments'
import { contractReference } from '../store/contracts'
import { forContracts } from './contracts'
import { otherSide } from './contractText'
import { inPeriod, readPage, word } from './readPage'

/** Ten thousandths of a minor unit as a decimal string of major units. */
function fine(units: bigint): string {
  const digits = units.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** `startTime`, `endTime`, `direction`, `kind`, `page`, `pageSize`. */
export const contractIncome = forContracts(
  inPeriod((call, period) => {
    const { platform, merchant, account } = call
    const { database } = platform
    const { range, paging } = readPage(call, 10, 500)
    const kind = word(call, 'kind')
    const direction = word(call, 'direction') === 'OUT' ? 'OUT' : 'IN'
    const filter = { accountId: account.id, kind: isContractKind(kind) ? kind : undefined, ...period }
    const sums = {
      IN: paymentSums(database, { ...filter, direction: 'IN' }),
      OUT: paymentSums(database, { ...filter, direction: 'OUT' }),
    }
    const value: ContractIncome = {
      currency: merchant.currency.code,
      totals: { received: decimal(sums.IN.paid), paid: decimal(sums.OUT.paid), owed: decimal(sums[direction].owed) },
      content: paymentsOf(database, { ...filter, direction }, range).map((one) => paymentRow(call, one)),
      ...paging(sums[direction].total),
    }
    return ok(value)
  }),
)

function paymentRow(call: MemberCall, payment: ContractPayment): PaymentRow {
  const { id, contractId, kind, payerId, payeeId, cycle, detail, isLast } = payment
  const { bets, stake, win, activeMembers, lines, fixed, carriedIn, carriedOut } = detail
  const account = otherSide(call, { uplineId: payerId, accountId: payeeId })
  return {
    reference: paymentReference(id),
    contract: contractReference(contractId),
    kind,
    direction: payeeId === call.account.id ? 'IN' : 'OUT',
    ...(account !== undefined && { account }),
    cycle,
    from: payment.periodFrom,
    to: payment.periodTo,
    time: payment.dueAt,
    status: payment.state,
    amount: decimal(payment.amount),
    bets,
    stake: decimal(stake),
    win: decimal(win),
    activeMembers,
    lines: lines.map(({ row, of, base, rate }) => ({
      row: row + 1,
      of,
      base: decimal(base),
      rate: decimal(rate),
      earned: fine(BigInt(base) * BigInt(rate)),
    })),
    fixed: decimal(fixed),
    carriedIn: fine(BigInt(carriedIn)),
    carriedOut: fine(BigInt(carriedOut)),
    ...(isLast && { last: true }),
  }
}
