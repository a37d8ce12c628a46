import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { changeLanguageAtom, languagesAtom } from '../../site/language'
import { useToast } from '../../ui'

/** The brand's languages, the one in use, and the way to another; a language that does not load says so. */
export function useLanguages() {
  const languages = useAtomValue(languagesAtom)
  const current = useAtomValue(languageAtom)
  const change = useSetAtom(changeLanguageAtom)
  const [loading, setLoading] = useState(false)
  const { t } = useTranslation()
  const { show } = useToast()
  const choose = (tag: string) => {
    setLoading(true)
    change(tag)
      .catch(() => show({ tone: 'danger', text: t('preferences.language.failed') }))
      .finally(() => setLoading(false))
  }
  return { languages, current, choose, loading }
}
