import { useCallback } from 'react'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { lockedUntil } from './lockedUntil'

/** Words for a payment password that is locked, with its time; undefined for every other failure. Needs this folder's messages. */
export function useLockedText(): (error: unknown) => string | undefined {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return useCallback(
    (error) => {
      const until = lockedUntil(error)
      return until === undefined ? undefined : t('paymentPassword.locked', { time: formatDateTime(until, language) })
    },
    [t, language],
  )
}
