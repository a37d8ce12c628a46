import { all, moduleOn, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { modals, paths } from '../../site/paths'

/** One wallet per vendor. */
const hasWallets = moduleOn('FUNDTRANS3')

export const feature: Feature = {
  id: 'launch',
  entries: [
    entry('page', {
      id: 'game',
      order: 90,
      label: 'games.launch.title',
      props: { path: paths.game, frame: 'bare', load: () => import('./GamePage') },
    }),
    entry('modal', { id: modals.games, order: 90, props: { load: () => import('./popup/GamePopup') } }),
    // where the money stands, the way home, and what an earlier visit did not finish
    entry('account.balance', {
      id: 'moneyAway',
      order: 10,
      when: hasWallets,
      props: { load: () => import('./wallet/VendorBalances') },
    }),
    entry('modal', {
      id: modals.wallets,
      order: 95,
      when: all(signedIn, hasWallets),
      props: { load: () => import('./wallet/TransferBackDialog') },
    }),
    entry('signed.in', {
      id: 'openTrips',
      order: 40,
      when: all(signedIn, hasWallets),
      props: { load: () => import('./wallet/PendingTransfers') },
    }),
  ],
}
