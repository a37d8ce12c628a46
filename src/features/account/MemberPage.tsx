import { useAtomValue } from '../../state/atoms'
import { useTranslation } from 'react-i18next'
import { sessionAtom } from '../../session/session'
import { CentrePage } from '../../site/centre/CentrePage'
import { DemoRefusal } from '../../site/DemoRefusal'
import { paths } from '../../site/paths'
import { SignInFirst } from '../../site/SignInFirst'
import { siteAtom } from '../../site/site'

/** The member centre: its menu and the page that the query `page` names (spec §2, §4 account pages). */
export default function MemberPage() {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const { role } = useAtomValue(siteAtom)
  if (session.state === 'visitor') return <SignInFirst />
  if (role === 'demo') return <DemoRefusal />
  return <CentrePage slot="member.menu" path={paths.member} title={t('account.member.title')} />
}
