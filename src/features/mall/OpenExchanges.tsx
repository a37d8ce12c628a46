import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { languageAtom } from '../../i18n/language'
import { OpenIntents } from '../../shared/money/OpenIntents'
import type { Booked } from '../../shared/money/moneyCall'
import { paths } from '../../site/paths'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { TextLink } from '../../ui'
import { type ConversionContent, conversionMoney, type RewardContent, rewardMoney } from './pointMoney'
import { usePoints } from './usePoints'

/** Exchanges that were sent and never answered. */
export function OpenExchanges({ listed }: { readonly listed?: readonly Booked[] | undefined }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const points = usePoints()
  const ofReward = useCallback(
    ({ name, quantity, points: price }: RewardContent) =>
      t('mall.openReward', { name: quantity > 1 ? `${name} × ${quantity}` : name, points: points(price) }),
    [t, points],
  )
  const ofConversion = useCallback(
    ({ points: given, amount, currency }: ConversionContent) =>
      t('mall.openConversion', { points: points(given), amount: moneyText(amount, currency, language) }),
    [t, points, language],
  )
  const show = () => (
    <TextLink as={Link} to={`${paths.pointMall}?tab=exchanges`}>
      {t('money.show')}
    </TextLink>
  )
  return (
    <>
      <OpenIntents money={rewardMoney} describe={ofReward} listed={listed} show={show} />
      <OpenIntents money={conversionMoney} describe={ofConversion} listed={listed} show={show} />
    </>
  )
}
