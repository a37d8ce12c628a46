import { useTranslation } from '../../i18n/translate'
import { Button, EmptyState, type IconName } from '../../ui'
import type { Report } from './useReport'

interface ReportEmptyProps {
  readonly report: Report
  readonly icon: IconName
  readonly title: string
}

/** Nothing happened: a longer period may show more, and filters can be taken off. */
export function ReportEmpty({ report, icon, title }: ReportEmptyProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={t(report.isFiltered ? 'teamReports.emptyFiltered' : 'teamReports.emptyText')}
      action={
        report.isFiltered ? (
          <Button icon="x" onClick={report.clear}>
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
