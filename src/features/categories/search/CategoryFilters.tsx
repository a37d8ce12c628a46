import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { languageName } from '../../../lib/intl'
import { Choices } from '../../../shared/gameBar/Choices'
import { FilterDrawer, SortChoices } from '../../../shared/gameBar/FilterDrawer'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { useMoneyText } from '../../../site/useMoneyText'
import { useAtomValue } from '../../../state/atoms'
import { languagesOf } from '../rooms/filterRooms'
import { useRooms, useRoomsAre } from '../rooms/useRooms'
import { betSteps } from '../../../shared/gameBar/betSteps'
import { type CategoryQuery, countFilters, marks, withFilter, withoutFilters } from './categoryQuery'
import { markNames } from './filterNames'

interface Props {
  readonly category: string
  readonly open: boolean
  readonly onClose: () => void
  readonly query: CategoryQuery
  readonly change: (part: Partial<CategoryQuery>) => void
}

/** The filters of a category: of its games, and of its tables where they are told. */
export default function CategoryFilters({ category, open, onClose, query, change }: Props) {
  const { t } = useTranslation()
  const choose = (part: Partial<CategoryQuery>) => change(withFilter(query, part))
  const { bet } = query
  const currency = balanceCurrency(useAtomValue(balanceAtom).data)
  const say = useMoneyText(currency)
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      isFiltered={countFilters(query) > 0}
      clear={() => change(withoutFilters(query))}
      result={t('games.found.show')}
    >
      <SortChoices sort={query.sort} change={change} />
      <Choices
        name={t('games.hall.bet')}
        choices={betSteps(currency)}
        nameOf={(one) => t('games.hall.betUpTo', { amount: say(one) })}
        isOn={(one) => bet === one}
        onChoose={(one) => choose({ bet: bet === one ? undefined : one })}
      />
      {useRoomsAre(category) === 'told' ? <RoomFilters category={category} query={query} choose={choose} /> : null}
      <Choices
        name={t('games.found.games')}
        choices={marks}
        nameOf={(mark) => t(markNames[mark])}
        isOn={(mark) => query.marks.includes(mark)}
        onChoose={(mark) =>
          choose({
            marks: query.marks.includes(mark) ? query.marks.filter((other) => other !== mark) : [...query.marks, mark],
          })
        }
      />
    </FilterDrawer>
  )
}

interface RoomFiltersProps extends Pick<Props, 'category' | 'query'> {
  readonly choose: (part: Partial<CategoryQuery>) => void
}

function RoomFilters({ category, query: { seats, language }, choose }: RoomFiltersProps) {
  const { t } = useTranslation()
  const shownIn = useAtomValue(languageAtom).tag
  const { rooms } = useRooms(category, useAtomValue(vendorsByCategoryAtom)(category), undefined)
  return (
    <>
      <Choices
        name={t('games.found.tables')}
        choices={['free']}
        nameOf={() => t('games.found.hasSeats')}
        isOn={() => seats}
        onChoose={() => choose({ seats: !seats })}
      />
      <Choices
        name={t('games.found.language')}
        choices={languagesOf(rooms)}
        nameOf={(one) => languageName(one, shownIn)}
        isOn={(one) => language === one}
        onChoose={(one) => choose({ language: language === one ? undefined : one })}
      />
    </>
  )
}
