import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { withMessages } from '../../site/withMessages'
import { DepositPage } from './DepositPage'
import { DepositModal } from './DepositSheet'
import { messages } from './messages'

/** One part of the build: page and sheet draw the same. */
const said = [prizeMessages, uploadMessages, moneyMessages, messages]
export const page = { default: withMessages(said, DepositPage) }
export const sheet = { default: withMessages(said, DepositModal) }
