import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { messages } from './messages'

/** What the page and the sheet say. */
export const depositMessages = [prizeMessages, uploadMessages, moneyMessages, messages]
