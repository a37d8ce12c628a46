import { useTranslation } from '../../i18n/translate'
import type { PaginationLabels } from '../../ui'

/** What the buttons of a list's pages are called. */
export function usePageLabels(): PaginationLabels {
  const { t } = useTranslation()
  return {
    label: t('app.pages.label'),
    first: t('app.pages.first'),
    previous: t('app.pages.previous'),
    next: t('app.pages.next'),
    last: t('app.pages.last'),
    page: (page) => t('app.pages.page', { page }),
  }
}
