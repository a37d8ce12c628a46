import type { ToastMessage } from '../../ui'

/** What a notification tells of: the page of the member centre that shows it, and in what tone it is told (spec §3). */
interface Matter {
  readonly pageKey: string
  readonly show: string
  readonly tone: ToastMessage['tone']
}

const deposit = { pageKey: 'depositv2', show: 'inbox.showDeposit' } as const
const withdrawal = { pageKey: 'withdraw', show: 'inbox.showWithdrawal' } as const

const matters: Readonly<Record<string, Matter>> = {
  DEPOSIT_CREDITED: { ...deposit, tone: 'success' },
  DEPOSIT_FAILED: { ...deposit, tone: 'danger' },
  WITHDRAWAL_APPROVED: { ...withdrawal, tone: 'success' },
  WITHDRAWAL_REJECTED: { ...withdrawal, tone: 'danger' },
}

/** Undefined for a letter, and for what nobody knows. */
export const matterOf = (type: string | undefined): Matter | undefined =>
  type !== undefined && Object.hasOwn(matters, type) ? matters[type] : undefined
