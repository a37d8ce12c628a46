import type { ComponentType } from 'react'
import { messages as exportMessages } from '../../shared/export/messages'
import { messages as periodMessages } from '../../shared/period/messages'
import { messages as recordMessages } from '../../shared/records/messages'
import { withMessages } from '../../site/withMessages'
import { messages } from './messages'

/** A report with the texts of all that it is made of. */
export const reportPage = (Page: ComponentType) =>
  withMessages([exportMessages, periodMessages, recordMessages, messages], Page)
