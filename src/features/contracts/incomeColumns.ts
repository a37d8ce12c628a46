import type { ContractPayment } from '../../contract/contract-payment'
import { isoTime } from '../../i18n/formats'
import type { Translate } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { negated, sumDecimals } from '../../lib/decimalSum'
import type { CsvColumn } from '../../shared/export/csv'
import { baseWords, kindWords } from './contractWords'

type Money = (payment: ContractPayment) => string

/** What goes to others is below zero, in all that it is made of. */
const signed =
  (money: Money): Money =>
  (payment) =>
    payment.direction === 'OUT' ? negated(money(payment)) : money(payment)

const leftOver: Money = ({ carriedOut }) => negated(decimalOf(carriedOut))

/** Columns of the file. From rates, fixed, carried over, carried forward and rounded off add up to the amount of a row. */
export function incomeColumns(t: Translate, currency: string): readonly CsvColumn<ContractPayment>[] {
  const money = (header: string, value: Money) => ({ header, value: signed(value), number: true }) as const
  return [
    { header: t('contracts.reference'), value: ({ reference }) => reference },
    { header: t('contracts.contract'), value: ({ contract }) => contract },
    { header: t('contracts.kind'), value: ({ kind }) => t(kindWords[kind]) },
    { header: t('contracts.party'), value: ({ account }) => account ?? t('contracts.platform') },
    { header: t('contracts.from'), value: ({ from }) => isoTime(from) ?? '' },
    { header: t('contracts.until'), value: ({ to }) => isoTime(to) ?? '' },
    { header: t('contracts.bets'), value: ({ bets }) => String(bets), number: true },
    { header: t('contracts.stake'), value: ({ stake }) => decimalOf(stake), number: true },
    { header: t('contracts.win'), value: ({ win }) => decimalOf(win), number: true },
    { header: t('contracts.term.activeMembers'), value: ({ activeMembers }) => String(activeMembers), number: true },
    {
      header: t('contracts.adds'),
      value: ({ lines }) =>
        lines.map(({ row, of, base, rate }) => `${row}: ${t(baseWords[of])} ${base} × ${rate}%`).join('; '),
    },
    money(t('contracts.byRate'), ({ lines }) =>
      sumDecimals(
        lines.map(({ earned }) => decimalOf(earned)),
        2,
      ),
    ),
    money(t('contracts.term.amount'), ({ fixed }) => decimalOf(fixed)),
    money(t('contracts.carriedIn'), ({ carriedIn }) => decimalOf(carriedIn)),
    money(t('contracts.carriedOut'), (payment) => (payment.last ? '0' : leftOver(payment))),
    money(t('contracts.roundedOff'), (payment) => (payment.last ? leftOver(payment) : '0')),
    money(t('contracts.paidAmount'), ({ amount }) => decimalOf(amount)),
    {
      header: t('contracts.state'),
      value: ({ status }) => t(status === 'OWED' ? 'contracts.owed' : 'contracts.paid'),
    },
    { header: t('contracts.currency'), value: () => currency },
  ]
}
