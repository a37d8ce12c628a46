import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { useAnswer } from '../../site/useAnswer'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { TextLink } from '../../ui'
import { getDeposits, getDepositSettings, latestPage } from './calls'
import { bookedDeposit, type DepositContent, depositMoney } from './depositMoney'
import { useDepositWay } from './depositWay'

/** Deposits that were sent and never answered. */
export function OpenDeposits() {
  const { t } = useTranslation()
  const { one } = useDepositWay()
  const language = useAtomValue(languageAtom).tag
  const { data } = useAnswer(getDeposits, latestPage(1), { staleTime: 0 })
  const { data: settings } = useAnswer(getDepositSettings, {}, { staleTime: 30_000 })
  const listed = useMemo(() => data?.content.map(bookedDeposit), [data])
  const describe = useCallback(
    ({ methodId, promotionId, amount: sent, currency }: DepositContent) => {
      const amount = moneyText(sent, currency, language)
      const method = settings?.methods?.find(({ id }) => id === methodId)
      const promotion = settings?.promotions?.find(({ id }) => id === promotionId)
      if (method === undefined) return t('deposit.open', { amount })
      const names = { amount, method: isolatedWords(method.name) }
      return promotion === undefined
        ? t('deposit.openBy', names)
        : t('deposit.openWith', { ...names, promotion: isolatedWords(promotion.title) })
    },
    [t, language, settings],
  )
  return (
    <OpenIntents
      money={depositMoney}
      describe={describe}
      listed={listed}
      show={(reference) => (
        <TextLink as={Link} {...one(reference)}>
          {t('money.show')}
        </TextLink>
      )}
    />
  )
}
