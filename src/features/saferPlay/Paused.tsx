import type { SaferPlay } from '../../contract/safer-play'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Notice } from '../../ui'

const words = { TIMEOUT: 'saferPlay.pausedText', EXCLUSION: 'saferPlay.excludedText' } as const

/** The break that stands, or what the session is for. */
export function Paused({ state: { pause, withdrawOnly } }: { readonly state: SaferPlay }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  if (pause)
    return <Notice tone="warning">{t(words[pause.kind], { time: formatDateTime(pause.until, language) })}</Notice>
  return withdrawOnly ? <Notice tone="warning">{t('error.withdrawOnly')}</Notice> : null
}
