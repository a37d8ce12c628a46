import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { betSteps } from '../../../shared/gameBar/betSteps'
import { Choices } from '../../../shared/gameBar/Choices'
import { FilterDrawer, SortChoices, useShowGames } from '../../../shared/gameBar/FilterDrawer'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { useMoneyText } from '../../../site/useMoneyText'
import { useAtomValue } from '../../../state/atoms'
import { featureName, linesName, typeName } from '../filters/filterNames'
import { countFilters, gameTypes, type HallQuery, type LineRange, withoutFilters } from '../filters/hallQuery'
import { toggled } from './VendorChips'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly query: HallQuery
  readonly change: (part: Partial<HallQuery>) => void
  readonly vendors: readonly Vendor[]
  /** Features that games here have. */
  readonly features: readonly string[]
  readonly count: number
}

const ranges: readonly LineRange[] = ['few', 'some', 'usual', 'many']

/** The hall's filters. Not drawn with every letter typed while it is closed. */
export default memo(
  function FilterSheet({ open, onClose, count, ...rest }: Props) {
    const { query, change } = rest
    const show = useShowGames()
    return (
      <FilterDrawer
        open={open}
        onClose={onClose}
        isFiltered={countFilters(query) > 0}
        clear={() => change({ ...withoutFilters(query), text: query.text })}
        result={show(count)}
      >
        <Groups {...rest} />
      </FilterDrawer>
    )
  },
  (before, after) => !before.open && !after.open,
)

/** A component of its own: nothing of it is made while the sheet is closed. */
function Groups({ query, change, vendors, features }: Omit<Props, 'open' | 'onClose' | 'count'>) {
  const { t } = useTranslation()
  const currency = balanceCurrency(useAtomValue(balanceAtom).data)
  const say = useMoneyText(currency)
  return (
    <>
      <SortChoices sort={query.sort} change={change} />
      <Choices
        name={t('games.hall.type')}
        choices={gameTypes}
        nameOf={(type) => typeName(t, type)}
        isOn={(type) => query.types.includes(type)}
        onChoose={(type) => change({ types: toggled(query.types, type) })}
      />
      <Choices
        name={t('games.hall.bet')}
        choices={betSteps(currency)}
        nameOf={(bet) => t('games.hall.betUpTo', { amount: say(bet) })}
        isOn={(bet) => query.bet === bet}
        onChoose={(bet) => change({ bet: query.bet === bet ? undefined : bet })}
      />
      <Choices
        name={t('games.hall.lines')}
        choices={ranges}
        nameOf={(range) => linesName(t, range)}
        isOn={(range) => query.lines === range}
        onChoose={(range) => change({ lines: query.lines === range ? undefined : range })}
      />
      <Choices
        name={t('games.hall.features')}
        choices={features}
        nameOf={(feature) => featureName(t, feature)}
        isOn={(feature) => query.features.includes(feature)}
        onChoose={(feature) => change({ features: toggled(query.features, feature) })}
      />
      <Choices
        name={t('games.page.vendors')}
        choices={vendors.map(({ accountTypeName }) => accountTypeName)}
        nameOf={(code) => vendors.find(({ accountTypeName }) => accountTypeName === code)?.displayName ?? code}
        isOn={(code) => query.vendors.includes(code)}
        onChoose={(code) => change({ vendors: toggled(query.vendors, code) })}
      />
    </>
  )
}
