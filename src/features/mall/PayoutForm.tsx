import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { payoutAccountsPath } from '../../shared/payoutAccounts/payoutAccountsPath'
import { useAnswer } from '../../site/useAnswer'
import { Button, EmptyState, Skeleton } from '../../ui'
import type { RedeemProps } from './RedeemDialog'
import { RedeemForm } from './RedeemForm'

/** A payout goes to one of the member's payment accounts: without any there is the way to add one. */
export function PayoutForm(props: RedeemProps) {
  const { t } = useTranslation()
  const answer = useAnswer(getPayoutAccounts, {}, { staleTime: 30_000 })
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={420} radius="var(--radius-m)" />}
      failed={t('mall.accountsFailed')}
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <EmptyState
            icon="landmark"
            title={t('mall.noAccount')}
            text={t('mall.noAccountText')}
            action={
              <Button as={Link} to={payoutAccountsPath} variant="primary" icon="plus">
                {t('mall.addAccount')}
              </Button>
            }
          />
        ) : (
          <RedeemForm {...props} accounts={accounts} />
        )
      }
    </Answered>
  )
}
