import { Link } from 'react-router'
import type { AccountClosing } from '../../../contract/account-closing'
import { useTranslation } from '../../../i18n/translate'
import { decimalOf } from '../../../lib/decimal'
import { memberPage } from '../../../site/paths'
import { useLabel, useSlot } from '../../../site/Slot'
import { useMoneyText } from '../../../site/useMoneyText'
import { Button, Notice, Stack } from '../../../ui'
import { Facts } from '../Facts'

interface Props {
  readonly closing: AccountClosing
  readonly onGo: () => void
}

/** What stands in the way: money that can be withdrawn, bets and payments that are not settled. */
export function MoneyFirst({ closing, onGo }: Props) {
  const { t } = useTranslation()
  const { balance, currency, openWithdrawals, openDeposits = 0, openBets, openContracts = 0 } = closing
  const money = useMoneyText(currency)
  const label = useLabel()
  const withdrawal = useSlot('member.menu').find(({ id }) => id === 'withdraw')
  return (
    <Stack gap={4}>
      <Notice tone="warning">{t('account.close.moneyFirst')}</Notice>
      <Facts
        facts={[
          { id: 'balance', name: t('account.close.balance'), value: money(decimalOf(balance)) },
          { id: 'withdrawals', name: t('account.close.withdrawals'), value: openWithdrawals },
          { id: 'deposits', name: t('account.close.deposits'), value: openDeposits },
          { id: 'bets', name: t('account.close.bets'), value: openBets },
          ...(openContracts === 0
            ? []
            : [{ id: 'contracts', name: t('account.close.contracts'), value: openContracts }]),
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
