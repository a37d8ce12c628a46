import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { errorMessage } from '../../../platform/messages'
import { clientAtom } from '../../../session/client'
import { changeLanguageAtom, languagesAtom } from '../../../site/language'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Select, useToast } from '../../../ui'
import { keepLanguage } from '../calls'
import { SettingRow } from '../SettingRow'

/** The language that is kept with the account: shown here at once, and elsewhere from the next login. */
export function LanguageRow() {
  const { t } = useTranslation()
  const id = useId()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const languages = useAtomValue(languagesAtom)
  const info = useAtomValue(memberInfoAtom)
  const change = useSetAtom(changeLanguageAtom)
  const [wanted, setWanted] = useState<string>()
  if (languages.length < 2) return null

  const choose = async (platformCode: string) => {
    const language = languages.find((one) => one.platformCode === platformCode)
    if (!language) return
    setWanted(platformCode)
    try {
      await client(keepLanguage, { body: { language: platformCode } })
      await change(language.tag)
      await info.refetch()
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setWanted(undefined)
    }
  }
  const kept = wanted ?? info.data?.language ?? ''
  const options = languages.map(({ platformCode, name }) => ({ value: platformCode, label: name }))
  const isOffered = options.some(({ value }) => value === kept)
  return (
    <SettingRow
      icon="languages"
      title={<span id={id}>{t('account.data.language')}</span>}
      text={t('account.data.languageText')}
    >
      <Select
        aria-labelledby={id}
        value={isOffered ? kept : ''}
        disabled={wanted !== undefined}
        options={isOffered ? options : [{ value: '', label: t('account.data.noLanguage') }, ...options]}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
    </SettingRow>
  )
}
