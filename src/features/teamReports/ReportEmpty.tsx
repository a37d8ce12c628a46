import { useTranslation } from '../../i18n/translate'
import type { FilterChoice } from '../../shared/records/FilterBar'
import { Button, EmptyState, type IconName } from '../../ui'
import type { Report } from './useReport'

interface ReportEmptyProps {
  readonly report: Report
  /** Those of the filter bar. */
  readonly choices: readonly FilterChoice[]
  readonly icon: IconName
  readonly title: string
}

/** Nothing happened: a longer period may show more, and filters can be taken off. */
export function ReportEmpty({ report, choices, icon, title }: ReportEmptyProps) {
  const { t } = useTranslation()
  const isFiltered = report.isFiltered(choices)
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={t(isFiltered ? 'teamReports.emptyFiltered' : 'teamReports.emptyText')}
      action={
        isFiltered ? (
          <Button icon="x" onClick={() => report.clear(choices)}>
            {t('teamReports.clear')}
          </Button>
        ) : (
          <Button icon="calendar" onClick={() => report.filters.setPeriod({ type: 'preset', preset: 'previous30' })}>
            {t('teamReports.month')}
          </Button>
        )
      }
    />
  )
}
