import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'withdrawal',
  entries: [
    entry('member.menu', {
      id: 'withdraw',
      order: 40,
      when: all(signedIn, not(demo), moduleOn('WITHDRAW3')),
      label: 'withdrawal.title',
      icon: 'banknote-arrow-up',
      group: 'funds',
      props: { pageKey: 'withdraw', load: () => import('./WithdrawalPage') },
    }),
  ],
}
