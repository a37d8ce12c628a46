import type { ComponentType } from 'react'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { messages as sharingMessages } from '../../shared/sharing/messages'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { withMessages } from '../../site/withMessages'
import { prepareHtml } from '../../ui'
import { messages } from './messages'

/** What is done on the list: with the texts of prizes and claims. */
export const withListMessages = <Props extends object>(Part: ComponentType<Props>) =>
  withMessages([prizeMessages, moneyMessages, messages], Part)

/** A page with those of images and sharing too. */
export const withPageMessages = (Page: ComponentType) =>
  withMessages([uploadMessages, prizeMessages, moneyMessages, sharingMessages, messages], Page, prepareHtml)
