import type { MessageKey } from '../../../contract/messageKeys'
import { useTranslation } from '../../../i18n/translate'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import type { MemberInfo } from '../../../contract/member-info'
import { contactState } from '../contacts/contactState'
import { messages } from '../messages'

/** The first thing that the account still lacks. */
function missing(member: MemberInfo): MessageKey | undefined {
  if (contactState(member, 'mobile') === 'none') return 'account.hub.noMobile'
  if (contactState(member, 'email') === 'none') return 'account.hub.noEmail'
  if (contactState(member, 'mobile') === 'unverified') return 'account.hub.mobileUnverified'
  if (contactState(member, 'email') === 'unverified') return 'account.hub.emailUnverified'
  return member.realName === undefined ? 'account.hub.noName' : undefined
}

/** Beside "My account" on the hub: what is still to be done there. */
export default withMessages(messages, function AccountState() {
  const { t } = useTranslation()
  const { data } = useAtomValue(memberInfoAtom)
  const key = data && missing(data)
  return key === undefined ? null : <>{t(key)}</>
})
