import { formatDate } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { categoryNames } from '../../shared/category/categoryNames'
import { useAtomValue } from '../../state/atoms'
import type { Row } from './breakdown'

/** What a row is called: its day, its category or its vendor. */
export function useRowName(): (row: Row) => string {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return ({ time, code = '', name }) => {
    if (time !== undefined) return formatDate(time, language)
    const category = Object.hasOwn(categoryNames, code) ? categoryNames[code] : undefined
    return name ?? (category === undefined ? code : t(category))
  }
}
