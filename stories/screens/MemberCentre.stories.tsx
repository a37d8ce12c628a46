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
const profit = '/member?page=personalProfit'
const profitCall = '/wps/relay/ODSFE2_MemProfitLoss'

export const Start: Screen = {}
/** On a narrow screen, where the address names no page. */
export const HubRightToLeft: Screen = { globals: { viewport: { value: 'phone' }, language: 'ar' } }
export const HubLoading: Screen = {
  args: { platform: 'late; call=/wps/v2/wallets/balance' },
  globals: { viewport: { value: 'phone' } },
}
export const HubFailing: Screen = {
  args: { platform: 'failing; call=/wps/v2/wallets/balance' },
  globals: { viewport: { value: 'phone' } },
}
export const HubTablet: Screen = { args: { viewer: 'vip01' }, globals: { viewport: { value: 'tablet' } } }
export const StartPhone: Screen = { globals: { viewport: { value: 'phone' } } }
export const StartDemo: Screen = { args: { viewer: 'demo01' } }
export const StartVisitor: Screen = { args: { viewer: undefined } }
export const WhereMoneyIs: Screen = { args: { address: '/member?modal=walletsModal' }, globals: { brand: 'jade' } }

export const Security: Screen = { args: { address: security } }
export const SecurityLoading: Screen = { args: { address: security, platform: 'late; call=/wps/member/info' } }
export const SecurityFailing: Screen = { args: { address: security, platform: 'failing; call=/wps/member/info' } }
export const SecurityPhone: Screen = { args: { address: security }, globals: { viewport: { value: 'phone' } } }
export const ProfileLoading: Screen = { args: { address: security, platform: 'late; call=/wps/member/profile' } }
export const ProfileFailing: Screen = { args: { address: security, platform: 'failing; call=/wps/member/profile' } }
export const DevicesFailing: Screen = { args: { address: security, platform: 'failing; call=/wps/member/sessions' } }
export const LoginsEmpty: Screen = { args: { address: security, platform: 'empty; call=/wps/member/logins' } }
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
export const BetsRightToLeft: Screen = { args: { address: bets }, globals: { language: 'ar' } }
export const BetsAhead: Screen = { args: { address: `${bets}&period=next30` } }
export const BetsOfChosenDays: Screen = { args: { address: `${bets}&period=range&from=2026-02-01&to=2026-03-10` } }
export const BetRounds: Screen = { args: { address: `${bets}&bet=BET00000001` } }
export const BetSelections: Screen = { args: { address: `${bets}&bet=BET00000001`, moments: ['bet is open'] } }
export const BetSelectionsPhone: Screen = {
  args: { address: `${bets}&bet=BET00000001`, moments: ['bet is open'] },
  globals: { viewport: { value: 'phone' } },
}
export const BetUnknown: Screen = { args: { address: `${bets}&bet=BET99999999`, moments: ['row unknown'] } }
export const BetLoading: Screen = {
  args: { address: `${bets}&bet=BET00000001`, platform: 'late; call=/wps/relay/ODSFE2_MemBetDetail' },
}
export const BetFailing: Screen = {
  args: { address: `${bets}&bet=BET00000001`, platform: 'failing; call=/wps/relay/ODSFE2_MemBetDetail' },
}
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
export const TransactionsLoading: Screen = {
  args: { address: transactions, platform: 'late; call=/wps/relay/ODSFE2_MemFundTransDet' },
}
export const TransactionsFailing: Screen = {
  args: { address: transactions, platform: 'failing; call=/wps/relay/ODSFE2_MemFundTransDet' },
}
export const Transaction: Screen = { args: { address: `${transactions}&transaction=1` } }
export const TransactionUnknown: Screen = {
  args: { address: `${transactions}&transaction=0`, moments: ['row unknown'] },
}

export const ProfitByDay: Screen = { args: { address: profit } }
export const ProfitByCategory: Screen = { args: { address: `${profit}&by=category` } }
export const ProfitByVendor: Screen = { args: { address: `${profit}&by=vendor` } }
export const ProfitPhone: Screen = { args: { address: profit }, globals: { viewport: { value: 'phone' } } }
export const ProfitByVendorPhone: Screen = {
  args: { address: `${profit}&by=vendor` },
  globals: { viewport: { value: 'phone' } },
}
export const ProfitRightToLeft: Screen = { args: { address: profit }, globals: { language: 'ar' } }
export const ProfitLoading: Screen = { args: { address: profit, platform: `late; call=${profitCall}` } }
export const ProfitFailing: Screen = { args: { address: profit, platform: `failing; call=${profitCall}` } }
export const ProfitEmpty: Screen = { args: { address: profit, platform: `empty; call=${profitCall}` } }
export const NetDepositsFailing: Screen = {
  args: { address: profit, platform: 'failing; call=/wps/relay/ODSFE2_MemNetDeposits' },
}
