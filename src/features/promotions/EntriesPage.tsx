import { Link } from '../../site/Link'
import type { ActivityEntry } from '../../contract/activity-entry'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { PagedTable } from '../../shared/lists/PagedTable'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { paths } from '../../site/paths'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, type Column, EmptyState, PageHeader, Stack, TextLink } from '../../ui'
import { getEntries } from './calls'
import { OpenClaims } from './OpenClaims'
import { withPageMessages } from './pageMessages'
import { Page } from './promotion.styles'
import { StateBadge } from './StateBadge'

/** Promotions that the member applied for, joined or claimed, newest first. */
function EntriesPage() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getEntries, { page, pageSize: 10 }, { staleTime: 0 })
  const prizeText = usePrizeText(answer.data?.currency ?? '')
  const columns: readonly Column<ActivityEntry>[] = [
    {
      id: 'title',
      label: t('promotions.detail'),
      card: 'title',
      render: ({ activityId, title }) => (
        <TextLink as={Link} to={paths.promotion(activityId)}>
          {title}
        </TextLink>
      ),
    },
    {
      id: 'time',
      label: t('promotions.enteredAt'),
      render: ({ enteredAt }) => <time dateTime={isoTime(enteredAt)}>{formatDateTime(enteredAt, language)}</time>,
    },
    { id: 'state', label: t('promotions.stateLabel'), render: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'remark',
      label: t('promotions.apply.remark'),
      render: ({ remark, reason, images }) => (
        <Stack gap={1}>
          {remark === undefined ? null : (
            <span>
              <bdi>{remark}</bdi>
            </span>
          )}
          {images === 0 ? null : <span>{t('promotions.imagesSent', { count: images })}</span>}
          {reason === undefined ? null : <span>{t('promotions.reason', { reason: isolatedWords(reason) })}</span>}
          {remark === undefined && images === 0 && reason === undefined ? '–' : null}
        </Stack>
      ),
    },
    { id: 'reference', label: t('promotions.reference'), render: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'prize',
      label: t('promotions.prize'),
      figure: true,
      card: 'lead',
      render: ({ prize }) => prizeText(prize),
    },
  ]
  return (
    <Page>
      <TextLink as={Link} to={paths.promotions}>
        {t('promotions.all')}
      </TextLink>
      <PageHeader title={t('promotions.mine')} text={t('promotions.mineText')} />
      <OpenClaims />
      <PagedTable
        answer={answer}
        failed={t('promotions.mineFailed')}
        height={420}
        empty={
          <EmptyState
            icon="gift"
            title={t('promotions.mineEmpty')}
            text={t('promotions.mineEmptyText')}
            action={
              <Button variant="primary" as={Link} to={paths.promotions}>
                {t('promotions.all')}
              </Button>
            }
          />
        }
        caption={t('promotions.mine')}
        columns={columns}
        rowKey={({ reference }) => reference}
        page={page}
        onPage={setPage}
        frame={(table) => <Stack gap={4}>{table}</Stack>}
      />
    </Page>
  )
}

export default withPageMessages(EntriesPage)
