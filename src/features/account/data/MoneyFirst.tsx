import { Link } from '../../../site/Link'
import type { AccountClosing } from '../../../contract/account-closing'
import { useTranslation } from '../../../i18n/translate'
import { decimalOf } from '../../../lib/decimal'
import { memberPage } from '../../../site/paths'
import { useLabel } from '../../../site/Slot'
import { useMemberPage } from '../../../site/useMemberPage'
import { useMoneyText } from '../../../site/useMoneyText'
import { Button, Notice, Stack } from '../../../ui'
import { Facts } from '../../../shared/lists/Facts'

interface Props {
  readonly closing: AccountClosing
  readonly onGo: () => void
}

/** What stands in the way: money that can be withdrawn, bets and payments that are not settled. */
export function MoneyFirst({ closing, onGo }: Props) {
  const { t } = useTranslation()
  const {
    balance,
    currency,
    openWithdrawals,
    openDeposits = 0,
    openBets,
    openContracts = 0,
    openExchanges = 0,
  } = closing
  const money = useMoneyText(currency)
  const label = useLabel()
  const withdrawal = useMemberPage('withdraw')
  return (
    <Stack gap={4}>
      <Notice tone="warning">{t('account.close.moneyFirst')}</Notice>
      <Facts
        facts={[
          { id: 'balance', label: t('account.close.balance'), value: money(decimalOf(balance)) },
          { id: 'withdrawals', label: t('account.close.withdrawals'), value: openWithdrawals },
          { id: 'deposits', label: t('account.close.deposits'), value: openDeposits },
          { id: 'bets', label: t('account.close.bets'), value: openBets },
          ...(openContracts === 0
            ? []
            : [{ id: 'contracts', label: t('account.close.contracts'), value: openContracts }]),
          ...(openExchanges === 0
            ? []
            : [{ id: 'exchanges', label: t('account.close.exchanges'), value: openExchanges }]),
        ]}
      />
      {withdrawal === undefined ? null : (
        <Button as={Link} to={memberPage(withdrawal.props.pageKey)} variant="primary" block onClick={onGo}>
          {label(withdrawal.label)}
        </Button>
      )}
    </Stack>
  )
}
