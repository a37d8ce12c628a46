import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { announcementsAtom } from '../../site/platformAnswers'

export function PromotionsFailed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { refetch, isFetching } = useAtomValue(announcementsAtom)
  return <FailureState title={t('promotions.failed')} error={error} busy={isFetching} retry={() => void refetch()} />
}
