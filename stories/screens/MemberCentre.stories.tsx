import { expect } from 'storybook/test'
import { pageOf, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Member centre',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/member', viewer: 'member01' },
}
export default meta

const security = '/member?page=securityCenter'
const deposit = '/member?page=depositv2'
const inbox = '/member?page=messageV2'
const bets = '/member?page=personalHistoryCopy'
const transactions = '/member?page=transactionHistory'

export const Start: Screen = {}
export const StartPhone: Screen = { globals: { viewport: { value: 'phone' } } }
export const StartDemo: Screen = { args: { viewer: 'demo01' } }
export const StartVisitor: Screen = { args: { viewer: undefined } }
export const WhereMoneyIs: Screen = { args: { address: '/member?modal=walletsModal' }, globals: { brand: 'jade' } }

export const Security: Screen = { args: { address: security } }
export const SecurityLoading: Screen = { args: { address: security, platform: 'late; call=/wps/member/info' } }
export const SecurityFailing: Screen = { args: { address: security, platform: 'failing; call=/wps/member/info' } }
export const SecurityRightToLeft: Screen = { args: { address: security }, globals: { language: 'ar' } }

export const Deposit: Screen = { args: { address: deposit } }
export const DepositLoading: Screen = {
  args: { address: deposit, platform: 'late; call=/wps/relay/MCSFE_getDepositSettings' },
}
export const DepositFailing: Screen = {
  args: { address: deposit, platform: 'failing; call=/wps/relay/MCSFE_getDepositSettings' },
}
export const DepositClosed: Screen = { args: { address: deposit, platform: 'deposits-closed' } }
/** Come back to: how to pay it. */
export const DepositPending: Screen = { args: { address: `${deposit}&reference=DEP00000002` } }
export const DepositPendingRightToLeft: Screen = {
  args: { address: `${deposit}&reference=DEP00000002` },
  globals: { language: 'ar' },
}
export const DepositUnknown: Screen = {
  args: { address: `${deposit}&reference=DEP99999999`, moments: ['deposit unknown'] },
}
/** One network alone, its address as a code, the time that is left, and a way to call it off. */
export const DepositInCoins: Screen = {
  args: { address: `${deposit}&reference=DEP00000003`, moments: ['deposit in coins'] },
}
export const DepositInCoinsPhone: Screen = { ...DepositInCoins, globals: { viewport: { value: 'phone' } } }
export const DepositInCoinsRightToLeft: Screen = { ...DepositInCoins, globals: { language: 'ar' } }
export const DepositWithBonus: Screen = {
  args: { address: `${deposit}&reference=DEP00000004`, moments: ['deposit with a bonus'] },
}
export const DepositCancelled: Screen = {
  args: { address: `${deposit}&reference=DEP00000005`, moments: ['deposit cancelled'] },
}
/** What a method asks for besides, described by the platform; nothing of it was filled in. */
export const DepositAskedForMore: Screen = {
  args: { address: deposit },
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement)
    const amount = await page.findByRole('textbox', { name: RegExp(word('deposit.amount')) }, { timeout: 8000 })
    await userEvent.click(page.getAllByRole('radio')[2] ?? amount)
    await userEvent.type(amount, '100')
    const submit = canvasElement.ownerDocument.querySelector('form button[type="submit"]')
    if (submit) await userEvent.click(submit)
    await expect(await page.findByText(word('deposit.proof.required'))).toBeVisible()
  },
}
export const DepositPhone: Screen = { args: { address: deposit }, globals: { viewport: { value: 'phone' } } }

export const Inbox: Screen = { args: { address: inbox } }
export const InboxLoading: Screen = { args: { address: inbox, platform: 'late; call=/wps/relay/CSP_getInbox' } }
export const InboxFailing: Screen = { args: { address: inbox, platform: 'failing; call=/wps/relay/CSP_getInbox' } }
export const InboxEmpty: Screen = { args: { address: inbox, platform: 'empty; call=/wps/relay/CSP_getInbox' } }
export const InboxRightToLeft: Screen = { args: { address: inbox }, globals: { language: 'ar' } }

export const Bets: Screen = { args: { address: bets } }
export const BetsLoading: Screen = { args: { address: bets, platform: 'late; call=/wps/relay/ODSFE2_MemTransDet' } }
export const BetsFailing: Screen = { args: { address: bets, platform: 'failing; call=/wps/relay/ODSFE2_MemTransDet' } }
export const BetsEmpty: Screen = { args: { address: bets, platform: 'empty; call=/wps/relay/ODSFE2_MemTransDet' } }
export const BetsPhone: Screen = { args: { address: bets }, globals: { viewport: { value: 'phone' } } }
export const Transactions: Screen = { args: { address: transactions } }
export const TransactionsEmpty: Screen = {
  args: { address: transactions, platform: 'empty; call=/wps/relay/ODSFE2_MemFundTransDet' },
}

export const InviteFriends: Screen = { args: { address: '/member?page=referral' } }
export const InviteFriendsPhone: Screen = { ...InviteFriends, globals: { viewport: { value: 'phone' } } }
export const InviteFriendsRightToLeft: Screen = { ...InviteFriends, globals: { language: 'ar' } }
export const InviteFriendsLoading: Screen = {
  args: { address: '/member?page=referral', platform: 'late; call=/wps/relay/MCSFE_getReferralRewards' },
}
export const InviteFriendsFailing: Screen = {
  args: { address: '/member?page=referral', platform: 'failing; call=/wps/relay/MCSFE_getReferralRewards' },
}
export const InviteFriendsEmpty: Screen = {
  args: { address: '/member?page=referral', platform: 'empty; call=/wps/relay/MCSFE_getReferralRewards' },
}
