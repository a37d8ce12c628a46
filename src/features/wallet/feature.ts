import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

const when = all(signedIn, not(demo), moduleOn('FUNDTRANS3'))

export const feature: Feature = {
  id: 'wallet',
  entries: [
    entry('member.menu', {
      id: 'transferFund',
      order: 20,
      when,
      label: 'wallet.title',
      icon: 'wallet',
      group: 'funds',
      props: { pageKey: 'transferFund', load: () => import('./WalletPage') },
    }),
    entry('account.wallets', {
      id: 'bringHome',
      order: 10,
      when,
      props: { load: () => import('./BringAllBack') },
    }),
  ],
}
