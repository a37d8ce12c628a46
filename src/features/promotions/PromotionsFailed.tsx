import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../platform/messages'
import { announcementsAtom } from '../../site/platformAnswers'
import { Button, ErrorState } from '../../ui'

export function PromotionsFailed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { refetch, isFetching } = useAtomValue(announcementsAtom)
  return (
    <ErrorState
      title={t('promotions.failed')}
      text={t(errorMessage(error))}
      actions={
        <Button icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
