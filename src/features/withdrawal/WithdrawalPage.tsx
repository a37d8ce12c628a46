import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { Desk } from '../../shared/money/desk.styles'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as passwordMessages } from '../../shared/paymentPassword/messages'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Skeleton, Stack } from '../../ui'
import { getWithdrawSettings } from './calls'
import { LatestWithdrawals } from './LatestWithdrawals'
import { messages } from './messages'
import { OneWithdrawal } from './OneWithdrawal'
import { OpenWithdrawals } from './OpenWithdrawals'
import { PayoutAccountsView } from './PayoutAccountsView'
import { ToConfirm } from './ToConfirm'
import { WithdrawalForm } from './WithdrawalForm'

/**
 * Withdraw (spec §2, withdraw): the form; the accounts that money may go to, where the query has `view=accounts`; or the
 * withdrawal that `reference` names. Beside them those of before.
 */
function WithdrawalPage() {
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? undefined
  const isAccounts = reference === undefined && search.get('view') === 'accounts'
  return (
    <Desk>
      <Stack>
        <OpenWithdrawals />
        <ToConfirm current={reference} />
        {reference !== undefined ? (
          <OneWithdrawal key={reference} reference={reference} />
        ) : isAccounts ? (
          <Accounts />
        ) : (
          <NewWithdrawal />
        )}
      </Stack>
      <LatestWithdrawals current={reference} />
    </Desk>
  )
}

const place = <Skeleton height={560} radius="var(--radius-l)" />

function NewWithdrawal() {
  const { t } = useTranslation()
  const settings = useAnswer(getWithdrawSettings, {}, { staleTime: 0 })
  const accounts = useAnswer(getPayoutAccounts, {}, { staleTime: 30_000 })
  return (
    <Answered answer={settings} skeleton={place} failed={t('withdrawal.failed')}>
      {(rules) => (
        <Answered answer={accounts} skeleton={place} failed={t('withdrawal.failed')}>
          {(list) => <WithdrawalForm settings={rules} accounts={list} />}
        </Answered>
      )}
    </Answered>
  )
}

function Accounts() {
  const { t } = useTranslation()
  const settings = useAnswer(getWithdrawSettings, {}, { staleTime: 30_000 })
  const accounts = useAnswer(getPayoutAccounts, {}, { staleTime: 30_000 })
  return (
    <Answered answer={settings} skeleton={place} failed={t('withdrawal.accounts.failed')}>
      {(rules) => (
        <Answered answer={accounts} skeleton={place} failed={t('withdrawal.accounts.failed')}>
          {(list) => <PayoutAccountsView settings={rules} accounts={list} />}
        </Answered>
      )}
    </Answered>
  )
}

export default withMessages([moneyMessages, passwordMessages, uploadMessages, messages], WithdrawalPage)
