import { useCallback } from 'react'
import { useTranslation } from '../i18n/translate'

/**
 * Texts as the plain function that forms take, which have keys from data: rows of fields, and what a platform says. It
 * stays the same one until the language changes.
 */
export function useTranslate() {
  const { t } = useTranslation<string>()
  return useCallback((key: string, params?: Readonly<Record<string, string | number>>) => t(key, { ...params }), [t])
}
