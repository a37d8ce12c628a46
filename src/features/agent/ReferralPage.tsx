import { withMessages } from '../../site/withMessages'
import { ReferralLinks } from './ReferralLinks'
import { messages } from './messages'
import { messages as invitingMessages } from '../../shared/inviting/messages'

/** The code and the links that others register with, of an agent (spec §2). */
export default withMessages([invitingMessages, messages], ReferralLinks)
