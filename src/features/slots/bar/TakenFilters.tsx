import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { TakenChips, type TakenFilter } from '../../../shared/gameBar/TakenChips'
import { vendorByCodeAtom } from '../../../site/games'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { useMoneyText } from '../../../site/useMoneyText'
import { useAtomValue } from '../../../state/atoms'
import { featureName, linesName, typeName } from '../filters/filterNames'
import { type HallQuery, withoutFilters } from '../filters/hallQuery'

interface Props {
  readonly query: HallQuery
  readonly change: (part: Partial<HallQuery>) => void
}

/** The hall's filters that are on. */
export default memo(function TakenFilters({ query, change }: Props) {
  const { t } = useTranslation()
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const say = useMoneyText(balanceCurrency(useAtomValue(balanceAtom).data))
  const { vendors, types, lines, bet, features } = query
  const filter = (id: string, name: string, without: Partial<HallQuery>): TakenFilter => ({
    id,
    name,
    remove: () => change(without),
  })
  const without = <T,>(list: readonly T[], one: T) => list.filter((other) => other !== one)
  const taken = [
    ...vendors.map((one) => filter(`v${one}`, vendorOf(one)?.displayName ?? one, { vendors: without(vendors, one) })),
    ...types.map((one) => filter(`t${one}`, typeName(t, one), { types: without(types, one) })),
    ...(bet === undefined ? [] : [filter('bet', t('games.hall.betUpTo', { amount: say(bet) }), { bet: undefined })]),
    ...(lines === undefined ? [] : [filter('lines', linesName(t, lines), { lines: undefined })]),
    ...features.map((one) => filter(`f${one}`, featureName(t, one), { features: without(features, one) })),
  ]
  return <TakenChips taken={taken} clear={() => change({ ...withoutFilters(query), text: query.text })} />
})
