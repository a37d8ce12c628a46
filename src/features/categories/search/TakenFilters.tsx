import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { languageName } from '../../../lib/intl'
import { TakenChips, type TakenFilter } from '../../../shared/gameBar/TakenChips'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { useMoneyText } from '../../../site/useMoneyText'
import { useAtomValue } from '../../../state/atoms'
import { type CategoryQuery, withoutFilters } from './categoryQuery'
import { markNames } from './filterNames'
import type { Asked } from './Found'

/** The category's filters that are on. */
export function TakenFilters({ query, change }: Pick<Asked, 'query' | 'change'>) {
  const { t } = useTranslation()
  const shownIn = useAtomValue(languageAtom).tag
  const say = useMoneyText(balanceCurrency(useAtomValue(balanceAtom).data))
  const { bet, marks, seats, language } = query
  const filter = (id: string, name: string, without: Partial<CategoryQuery>): TakenFilter => ({
    id,
    name,
    remove: () => change(without),
  })
  const taken = [
    ...(bet === undefined ? [] : [filter('bet', t('games.hall.betUpTo', { amount: say(bet) }), { bet: undefined })]),
    ...(seats ? [filter('seats', t('games.found.hasSeats'), { seats: false })] : []),
    ...(language === undefined ? [] : [filter('lang', languageName(language, shownIn), { language: undefined })]),
    ...marks.map((mark) => filter(mark, t(markNames[mark]), { marks: marks.filter((other) => other !== mark) })),
  ]
  return <TakenChips taken={taken} clear={() => change(withoutFilters(query))} />
}
