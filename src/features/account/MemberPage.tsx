import { useTranslation } from '../../i18n/translate'
import { CentrePage } from '../../shared/centre/CentrePage'
import { paths } from '../../site/paths'

/** The member centre: its menu and the page that the query `page` names (spec §2, §4 account pages). */
export default function MemberPage() {
  const { t } = useTranslation()
  return <CentrePage slot="member.menu" path={paths.member} title={t('account.member.title')} />
}
