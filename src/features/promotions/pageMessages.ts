import type { ComponentType } from 'react'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { messages as sharingMessages } from '../../shared/sharing/messages'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { withMessages } from '../../site/withMessages'
import { messages } from './messages'

/** A page with the texts of prizes, claims, images and sharing besides its own. */
export const withPageMessages = (Page: ComponentType) =>
  withMessages([uploadMessages, prizeMessages, moneyMessages, sharingMessages, messages], Page)
