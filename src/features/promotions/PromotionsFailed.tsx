import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { announcementsAtom } from '../../site/platformAnswers'

interface Props {
  readonly error: unknown
  /** Asks again for what failed with them. */
  readonly besides?: (() => unknown) | undefined
}

export function PromotionsFailed({ error, besides }: Props) {
  const { t } = useTranslation()
  const { refetch, isFetching } = useAtomValue(announcementsAtom)
  const retry = () => {
    void refetch()
    besides?.()
  }
  return <FailureState title={t('promotions.failed')} error={error} busy={isFetching} retry={retry} />
}
