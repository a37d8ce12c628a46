import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import { languageAtom } from '../../i18n/language'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { useAnswer } from '../../site/useAnswer'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { TextLink } from '../../ui'
import { getDeposits, latestPage } from './calls'
import { bookedDeposit, type DepositContent, depositMoney } from './depositMoney'
import { depositPath } from './depositPath'

/** Deposits that were sent and never answered. */
export function OpenDeposits() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data } = useAnswer(getDeposits, latestPage(1), { staleTime: 0 })
  const listed = useMemo(() => data?.content.map(bookedDeposit), [data])
  const describe = useCallback(
    ({ amount, currency }: DepositContent) => t('deposit.open', { amount: moneyText(amount, currency, language) }),
    [t, language],
  )
  return (
    <OpenIntents
      money={depositMoney}
      describe={describe}
      listed={listed}
      show={(reference) => (
        <TextLink as={Link} to={depositPath(reference)}>
          {t('money.show')}
        </TextLink>
      )}
    />
  )
}
