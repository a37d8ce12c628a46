import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { FailureState } from '../failure/FailureState'
import { paths } from '../../site/paths'
import { vendorsAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, type IconName } from '../../ui'
import { CategorySkeleton } from './CategorySkeleton'

interface Props {
  readonly isEmpty: boolean
  /** What is said where there are no vendors. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string }
  /** What stands there while vendors are on their way; cards of games where it is left out. */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/** A page of vendors: waiting, failed, without any, or what it shows of them. */
export function WithVendors({ isEmpty, empty, skeleton, children }: Props) {
  const { t } = useTranslation()
  const vendors = useAtomValue(vendorsAtom)
  if (vendors.isPending) return skeleton ?? <CategorySkeleton />
  if (vendors.error) {
    return (
      <FailureState
        title={t('games.page.failed')}
        error={vendors.error}
        busy={vendors.isFetching}
        retry={() => void vendors.refetch()}
      />
    )
  }
  if (isEmpty) {
    return (
      <EmptyState
        {...empty}
        action={
          <Button variant="primary" as={Link} to={paths.home}>
            {t('games.page.home')}
          </Button>
        }
      />
    )
  }
  return children
}
