import { type Screen, screen, type ScreenMeta } from '../support/screen'

const wallet = '/member?page=transferFund'
const upline = '/member?page=transferUpline'
const list = 'call=/wps/relay/GCS_walletTransferList'
const settings = 'call=/wps/relay/MCSFE_getUplineTransferSettings'

const meta: ScreenMeta = {
  title: 'Screens/Wallet',
  tags: ['!autodocs'],
  ...screen,
  args: { address: wallet, viewer: 'member01' },
}
export default meta

export const Wallets: Screen = { globals: { brand: 'jade' } }
export const WalletsPhone: Screen = { globals: { brand: 'jade', viewport: { value: 'phone' } } }
export const WalletsRightToLeft: Screen = { globals: { brand: 'jade', language: 'ar' } }
export const WalletsLoading: Screen = {
  args: { platform: 'late; call=/wps/v2/wallets/balance' },
  globals: { brand: 'jade' },
}
export const WalletsFailing: Screen = {
  args: { platform: 'failing; call=/wps/v2/wallets/balance' },
  globals: { brand: 'jade' },
}
export const TransfersLoading: Screen = { args: { platform: `late; ${list}` }, globals: { brand: 'jade' } }
export const TransfersFailing: Screen = { args: { platform: `failing; ${list}` }, globals: { brand: 'jade' } }
export const TransfersEmpty: Screen = { args: { platform: `empty; ${list}` }, globals: { brand: 'jade' } }
export const OneWallet: Screen = { globals: { brand: 'aurora' } }

export const Upline: Screen = { args: { address: upline } }
export const UplinePhone: Screen = { args: { address: upline }, globals: { viewport: { value: 'phone' } } }
export const UplineRightToLeft: Screen = { args: { address: upline }, globals: { language: 'ar' } }
export const UplineLoading: Screen = { args: { address: upline, platform: `late; ${settings}` } }
export const UplineFailing: Screen = { args: { address: upline, platform: `failing; ${settings}` } }
export const UplineEmpty: Screen = {
  args: { address: upline, platform: 'empty; call=/wps/relay/MCSFE_getUplineTransferList' },
}
/** Nobody stands above the first line. */
export const UplineNone: Screen = { args: { address: upline, viewer: 'agent01' } }
