import { useCallback, useMemo } from 'react'
import { Link } from '../../site/Link'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { accountTitle } from '../../shared/payoutAccounts/accountCards'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { useAnswer } from '../../site/useAnswer'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { TextLink } from '../../ui'
import { getWithdrawals, latestPage } from './calls'
import { bookedWithdrawal, type WithdrawalContent, withdrawalMoney } from './withdrawalMoney'
import { withdrawalPath } from './withdrawalPath'

/** Withdrawals that were sent and never answered. */
export function OpenWithdrawals() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data } = useAnswer(getWithdrawals, latestPage(1), { staleTime: 0 })
  const { data: accounts } = useAnswer(getPayoutAccounts, {}, { staleTime: 60_000 })
  const listed = useMemo(() => data?.content.map(bookedWithdrawal), [data])
  const describe = useCallback(
    ({ accountId, amount: sent, currency }: WithdrawalContent) => {
      const amount = moneyText(sent, currency, language)
      const account = accounts?.find(({ id }) => id === accountId)
      return account === undefined
        ? t('withdrawal.open', { amount })
        : t('withdrawal.openTo', { amount, account: isolatedWords(`${accountTitle(account)} ${account.number}`) })
    },
    [t, language, accounts],
  )
  return (
    <OpenIntents
      money={withdrawalMoney}
      describe={describe}
      listed={listed}
      show={(reference) => (
        <TextLink as={Link} to={withdrawalPath(reference)}>
          {t('money.show')}
        </TextLink>
      )}
    />
  )
}
