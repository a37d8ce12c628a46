import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { memberPage, modals } from '../../site/paths'

const open = [not(demo), moduleOn('DEPOSIT3')] as const
const when = all(signedIn, ...open)
const common = { when, label: 'deposit.title', icon: 'banknote-arrow-down' } as const

export const feature: Feature = {
  id: 'deposit',
  entries: [
    entry('header.account', {
      id: 'deposit',
      order: 10,
      ...common,
      props: { load: () => import('./header/DepositButton') },
    }),
    entry('modal', {
      id: modals.deposit,
      order: 100,
      ...common,
      // a link to it may be followed signed out
      when: all(...open),
      props: { load: async () => (await import('./depositParts')).sheet },
    }),
    entry('account.menu', { id: 'deposit', order: 30, ...common, props: { to: memberPage('depositv2') } }),
    entry('member.menu', {
      id: 'depositv2',
      order: 30,
      ...common,
      group: 'funds',
      props: {
        pageKey: 'depositv2',
        load: async () => (await import('./depositParts')).page,
      },
    }),
  ],
}
