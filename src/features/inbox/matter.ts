import type { MessageKey } from '../../contract/messageKeys'
import { paths } from '../../site/paths'
import type { IconName, ToastMessage } from '../../ui'

/** What a notification tells of: the page that shows it, and how it looks in the list and as a toast (spec §3). */
interface Matter {
  readonly slot: 'member.menu' | 'agent.menu' | 'page'
  /** Of the page's address: names the one that it tells of. */
  readonly parameter: string
  /** Of a page of a centre its key, of another one its path. */
  readonly pageKey: string
  readonly show: MessageKey
  readonly tone: ToastMessage['tone']
  readonly icon: IconName
}

const member = { slot: 'member.menu', parameter: 'reference' } as const
const deposit = { ...member, pageKey: 'depositv2', show: 'inbox.showDeposit' } as const
const withdrawal = { ...member, pageKey: 'withdraw', show: 'inbox.showWithdrawal' } as const

const matters: Readonly<Record<string, Matter>> = {
  DEPOSIT_CREDITED: { ...deposit, tone: 'success', icon: 'banknote-arrow-down' },
  DEPOSIT_FAILED: { ...deposit, tone: 'danger', icon: 'circle-alert' },
  WITHDRAWAL_APPROVED: { ...withdrawal, tone: 'success', icon: 'banknote-arrow-up' },
  WITHDRAWAL_REJECTED: { ...withdrawal, tone: 'danger', icon: 'circle-x' },
  FEEDBACK_ANSWERED: {
    ...{ slot: 'page', parameter: 'reference', pageKey: paths.feedback },
    ...{ show: 'inbox.showFeedback', tone: 'accent', icon: 'message-circle' },
  },
  CONTRACT: {
    ...{ slot: 'agent.menu', parameter: 'contract', pageKey: 'contractRequests' },
    ...{ show: 'inbox.showContract', tone: 'accent', icon: 'mail' },
  },
}

/** Undefined for a letter, and for what nobody knows. */
export const matterOf = (type: string | undefined): Matter | undefined =>
  type !== undefined && Object.hasOwn(matters, type) ? matters[type] : undefined
