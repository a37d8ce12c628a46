import { languageAtom } from '../../../i18n/language'
import { formatTime } from '../../../i18n/formats'
import { useTranslation } from '../../../i18n/translate'
import { useAtomValue } from '../../../state/atoms'
import { Note } from './sports.styles'

/** How old what is shown is, and whose odds hold in the end. */
export function AsOf({ time }: { readonly time: number }) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  return <Note>{t('sports.asOf', { time: formatTime(time, tag, { timeStyle: 'medium' }) })}</Note>
}
