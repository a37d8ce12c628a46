import { Link } from '../../site/Link'
import type { TransactionDetail } from '../../contract/transaction-detail'
import type { MemberPageKey } from '../../engine/pageKeys'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { DetailDialog, DetailHead } from '../../shared/lists/DetailDialog'
import { StateBadge } from '../../shared/lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, Stack } from '../../ui'
import { getTransaction } from './calls'
import { DetailAnswer } from './DetailAnswer'
import { Facts } from '../../shared/lists/Facts'
import { transactionStates } from './transactionTable'
import { useTypeName } from '../../shared/records/transactionTypes'

interface TransactionDialogProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

/** One movement: the balance before and after it, and the way to what it belongs to. */
export function TransactionDialog({ id, onClose }: TransactionDialogProps) {
  const { t } = useTranslation()
  return (
    <DetailDialog of={id} onClose={onClose} title={t('records.transactionDetails')}>
      {(shown) => <Transaction id={shown} />}
    </DetailDialog>
  )
}

function Transaction({ id }: { readonly id: string }) {
  const answer = useAnswer(getTransaction, { id }, { staleTime: 0 })
  return <DetailAnswer answer={answer}>{(transaction) => <Whole transaction={transaction} />}</DetailAnswer>
}

function Whole({ transaction }: { readonly transaction: TransactionDetail }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useTypeName()
  const { id, type, status, time, requestTime, reference, currency, amount, balance, balanceBefore } = transaction
  const at = (moment: number) => <time dateTime={isoTime(moment)}>{formatDateTime(moment, language)}</time>
  const money = (value: string | number, signed = false) => (
    <Amount amount={decimalOf(value)} currency={currency} signed={signed} />
  )
  const { bet, vendorName, methodName } = transaction
  const isComing = signOf(decimalOf(amount)) >= 0
  const [vendorSide, ownSide] = isComing ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const sides = { from: t('records.fromWallet'), to: t('records.toWallet') }
  return (
    <Stack gap={4}>
      <DetailHead>
        <strong>{nameOf(type, amount)}</strong>
        <StateBadge state={transactionStates[status]} />
      </DetailHead>
      <Facts
        facts={[
          { id: 'amount', label: t('records.amount'), value: money(amount, true), strong: true },
          balanceBefore === undefined
            ? undefined
            : { id: 'before', label: t('records.balanceBefore'), value: money(balanceBefore) },
          balance === undefined ? undefined : { id: 'after', label: t('records.balance'), value: money(balance) },
          bet && {
            id: 'bet',
            label: t('records.game'),
            value: [bet.gameName ?? t('records.lobby'), bet.vendorName].filter(Boolean).join(' · '),
          },
          methodName === undefined ? undefined : { id: 'method', label: t('records.method'), value: methodName },
          vendorName === undefined ? undefined : { id: 'vendor', label: sides[vendorSide], value: vendorName },
          vendorName === undefined ? undefined : { id: 'own', label: sides[ownSide], value: t('records.mainWallet') },
          requestTime === undefined
            ? undefined
            : { id: 'requested', label: t('records.requested'), value: at(requestTime) },
          { id: 'time', label: t('records.time'), value: at(time) },
          reference === undefined
            ? undefined
            : { id: 'reference', label: t('records.reference'), value: <bdi>{reference}</bdi> },
          { id: 'number', label: t('records.number'), value: <bdi>{id}</bdi> },
        ]}
      />
      <WayOn transaction={transaction} />
    </Stack>
  )
}

/** Pages of what was asked for, by the kind of movement. */
const requestPages: Readonly<
  Record<string, readonly [page: MemberPageKey, label: 'records.toDeposit' | 'records.toWithdrawal']>
> = {
  DEPOSIT: ['depositv2', 'records.toDeposit'],
  WITHDRAWAL: ['withdraw', 'records.toWithdrawal'],
}

/** To the bet, the deposit or the withdrawal, where there is a page of it. */
function WayOn({ transaction }: { readonly transaction: TransactionDetail }) {
  const { t } = useTranslation()
  const { bet, type, requestTime, reference } = transaction
  const request = requestTime !== undefined && Object.hasOwn(requestPages, type) ? requestPages[type] : undefined
  const way = bet
    ? (['personalHistoryCopy', 'bet', bet.id, 'records.toBet'] as const)
    : request && ([request[0], 'reference', reference, request[1]] as const)
  if (!way) return null
  const [page, parameter, id, label] = way
  return id === undefined ? null : (
    <WayTo page={page} query={`${parameter}=${encodeURIComponent(id)}`} label={t(label)} />
  )
}

interface WayToProps {
  readonly page: MemberPageKey
  readonly query: string
  readonly label: string
}

function WayTo({ page, query, label }: WayToProps) {
  const path = useMemberPagePath(page)
  return path === undefined ? null : (
    <Button as={Link} to={`${path}&${query}`} iconEnd="arrow-right">
      {label}
    </Button>
  )
}
