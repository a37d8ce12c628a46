import type { ReactNode } from 'react'
import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { PagedTable, type PagedTableProps } from '../../shared/lists/PagedTable'
import { Button, EmptyState } from '../../ui'
import type { Report } from './useReport'

type Taken = 'failed' | 'height' | 'page' | 'onPage' | 'frame'

interface ReportAnswerProps<Row> extends Omit<PagedTableProps<Row>, Taken> {
  readonly report: Report
  readonly above: ReactNode
  readonly below: ReactNode
}

/** A report's figures, chart, rows and what stands below them; or that the account is none of the team. */
export function ReportAnswer<Row>({ report, above, below, answer, ...table }: ReportAnswerProps<Row>) {
  const { t } = useTranslation()
  const { filters } = report
  if (answer.isError && isFieldRefusal(answer.error)) {
    return (
      <EmptyState
        icon="search"
        title={t('teamReports.unknown')}
        text={t('teamReports.unknownText')}
        action={
          <Button as={Link} to={report.to(undefined)} icon="users">
            {t('teamReports.back')}
          </Button>
        }
      />
    )
  }
  return (
    <PagedTable
      {...table}
      answer={answer}
      failed={t('teamReports.failed')}
      height={720}
      page={filters.page}
      onPage={filters.setPage}
      frame={(rows) => (
        <>
          {above}
          {rows}
          {below}
        </>
      )}
    />
  )
}
