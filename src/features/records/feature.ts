import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { memberPage } from '../../site/paths'

const when = all(signedIn, not(demo), moduleOn('MEMTRANS3'))

export const feature: Feature = {
  id: 'records',
  entries: [
    entry('account.menu', {
      id: 'bettingRecord',
      order: 40,
      when,
      label: 'records.bets',
      icon: 'receipt',
      props: { to: memberPage('personalHistoryCopy') },
    }),
    entry('member.menu', {
      id: 'personalHistoryCopy',
      order: 60,
      when,
      label: 'records.bets',
      icon: 'receipt',
      group: 'records',
      props: { pageKey: 'personalHistoryCopy', load: () => import('./BetsPage') },
    }),
    entry('member.menu', {
      id: 'transactionHistory',
      order: 70,
      when,
      label: 'records.transactions',
      icon: 'history',
      group: 'records',
      props: { pageKey: 'transactionHistory', load: () => import('./TransactionsPage') },
    }),
  ],
}
