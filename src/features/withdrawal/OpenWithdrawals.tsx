import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
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
  const listed = useMemo(() => data?.content.map(bookedWithdrawal), [data])
  const describe = useCallback(
    ({ amount, currency }: WithdrawalContent) =>
      t('withdrawal.open', { amount: moneyText(amount, currency, language) }),
    [t, language],
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
