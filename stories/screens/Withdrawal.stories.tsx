import { type Screen, screen, type ScreenMeta } from '../support/screen'

const page = '/member?page=withdraw'
const one = `${page}&reference=WDL00000002`
const accounts = `${page}&view=accounts`

const meta: ScreenMeta = {
  title: 'Screens/Withdrawal',
  tags: ['!autodocs'],
  ...screen,
  args: { address: page, viewer: 'vip01' },
}
export default meta

export const Form: Screen = {}
export const FormPhone: Screen = { globals: { viewport: { value: 'phone' } } }
export const FormRightToLeft: Screen = { globals: { language: 'ar' } }
export const FormLoading: Screen = { args: { platform: 'late; call=/wps/relay/MCSFE_getWithdrawSettings' } }
export const FormFailing: Screen = { args: { platform: 'failing; call=/wps/relay/MCSFE_getPayoutAccounts' } }
export const NoAccount: Screen = { args: { platform: 'empty; call=/wps/relay/MCSFE_getPayoutAccounts' } }
/** A deposit has not been played through. */
export const StakesMissing: Screen = { args: { moments: ['stakes are missing'] } }
export const PaymentPassword: Screen = { args: { address: `${page}&modal=paymentPasswordModal` } }

export const Pending: Screen = { args: { address: one } }
export const Approved: Screen = { args: { address: one, moments: ['withdrawal approved'] } }
export const Rejected: Screen = { args: { address: one, moments: ['withdrawal rejected'] } }
/** The member says what arrived. */
export const Paid: Screen = { args: { address: one, moments: ['withdrawal paid'] } }
export const PaidPhone: Screen = {
  args: { address: one, moments: ['withdrawal paid'] },
  globals: { viewport: { value: 'phone' } },
}
export const PaidRightToLeft: Screen = {
  args: { address: one, moments: ['withdrawal paid'] },
  globals: { language: 'ar' },
}
export const InReview: Screen = { args: { address: one, moments: ['withdrawal in review'] } }
export const Returned: Screen = { args: { address: one, moments: ['withdrawal returned'] } }
export const Received: Screen = { args: { address: one, moments: ['withdrawal received'] } }
export const Unknown: Screen = { args: { address: one, moments: ['withdrawal unknown'] } }

export const Accounts: Screen = { args: { address: accounts } }
export const AccountsPhone: Screen = { args: { address: accounts }, globals: { viewport: { value: 'phone' } } }
export const AccountsEmpty: Screen = {
  args: { address: accounts, platform: 'empty; call=/wps/relay/MCSFE_getPayoutAccounts' },
}
