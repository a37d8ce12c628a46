import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { AccountTransactions } from '../../contract/account-transactions'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { negated } from '../../lib/decimalSum'
import { Amount } from '../../site/Amount'
import { Answered } from '../../shared/lists/Answered'
import { memberPage } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Badge, type BadgeTone, Button, type Column } from '../../ui'
import { getTransactions } from './calls'
import { FilterBar } from './FilterBar'
import { RecordList, RecordSkeleton } from './RecordList'
import { Two } from './record.styles'
import { transactionTypes } from './transactionTypes'
import { useFilters } from './useFilters'
import { messages } from './messages'

type Transaction = AccountTransactions['content'][number]

const states: Readonly<Record<Transaction['status'], { readonly tone: BadgeTone; readonly label: string }>> = {
  DONE: { tone: 'success', label: 'records.done' },
  PENDING: { tone: 'warning', label: 'records.pending' },
  FAILED: { tone: 'danger', label: 'records.unsuccessful' },
}

/** Every movement of the main wallet in a period (spec §2, transactionHistory). */
export default withMessages(messages, function TransactionsPage() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const filters = useFilters({ type: Object.keys(transactionTypes) })
  const canDeposit = useSlot('member.menu').some(({ id }) => id === 'depositv2')
  const answer = useAnswer(getTransactions, { ...filters.query, type: filters.value('type') }, { staleTime: 0 })
  const currency = answer.data?.currency ?? ''
  const nameOf = (type: string) => {
    const key = Object.hasOwn(transactionTypes, type) ? transactionTypes[type] : undefined
    return key === undefined ? type : t(key)
  }
  const columns: readonly Column<Transaction>[] = [
    {
      id: 'type',
      label: t('records.type'),
      card: 'title',
      render: ({ type, reference }) => (
        <Two>
          <b>{nameOf(type)}</b>
          {reference === undefined ? null : (
            <small>
              <bdi>{reference}</bdi>
            </small>
          )}
        </Two>
      ),
    },
    {
      id: 'time',
      label: t('records.time'),
      render: ({ time }) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>,
    },
    {
      id: 'status',
      label: t('records.status'),
      render: ({ status }) => <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>,
    },
    {
      id: 'amount',
      label: t('records.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount }) => <Amount amount={decimalOf(amount)} currency={currency} signed />,
    },
    {
      id: 'balance',
      label: t('records.balance'),
      figure: true,
      render: ({ balance }) =>
        balance === undefined ? '–' : <Amount amount={decimalOf(balance)} currency={currency} />,
    },
  ]
  return (
    <>
      <FilterBar
        filters={filters}
        choices={[
          {
            name: 'type',
            label: t('records.type'),
            all: t('records.allTypes'),
            options: Object.entries(transactionTypes).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <Answered answer={answer} skeleton={<RecordSkeleton />} failed={t('records.failed')}>
        {(list) => (
          <RecordList
            caption={t('records.transactions')}
            columns={columns}
            list={list}
            asked={filters.page}
            onPage={filters.setPage}
            figures={[
              {
                id: 'in',
                label: t('records.incoming'),
                value: <Amount amount={decimalOf(list.totals.incoming)} currency={currency} signed />,
                icon: 'arrow-down-to-line',
              },
              {
                id: 'out',
                label: t('records.outgoing'),
                value: <Amount amount={negated(decimalOf(list.totals.outgoing))} currency={currency} signed />,
                icon: 'arrow-up',
              },
              {
                id: 'net',
                label: t('records.netChange'),
                value: <Amount amount={decimalOf(list.totals.net)} currency={currency} signed />,
                text: t('records.movements', { count: list.total }),
                icon: 'scale',
              },
            ]}
            empty={{
              title: t('records.noTransactions'),
              action: canDeposit ? (
                <Button as={Link} to={memberPage('depositv2')} icon="banknote-arrow-down">
                  {t('records.deposit')}
                </Button>
              ) : null,
            }}
          />
        )}
      </Answered>
    </>
  )
})
