import { lazy } from 'react'
import { useTranslation } from '../../i18n/translate'
import { CentrePage } from '../../shared/centre/CentrePage'
import { importWithTimeout } from '../../site/importWithTimeout'
import { paths } from '../../site/paths'
import { Skeleton } from '../../ui'

/** On phones alone. */
const MemberHub = lazy(() => importWithTimeout(() => import('./hub/MemberHub')))

/** The member centre: its menu and the page that the query `page` names (spec §2, §4 account pages). */
export default function MemberPage() {
  const { t } = useTranslation()
  return (
    <CentrePage
      slot="member.menu"
      path={paths.member}
      title={t('account.member.title')}
      top={<MemberHub />}
      topPlace={<Skeleton height={226} radius="var(--radius-l)" />}
    />
  )
}
