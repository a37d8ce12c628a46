import { useCallback } from 'react'
import { useTranslation } from '../i18n/translate'

/** The page's words as the plain function that forms take; the same one until the language changes. */
export function useTranslate() {
  const { t } = useTranslation()
  return useCallback((key: string, params?: Readonly<Record<string, string | number>>) => t(key, { ...params }), [t])
}
