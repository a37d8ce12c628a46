import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { modals } from '../../site/paths'

export const feature: Feature = {
  id: 'paymentPassword',
  entries: [
    entry('modal', {
      id: modals.payment,
      order: 35,
      when: all(signedIn, not(demo), moduleOn('PASS3')),
      label: 'paymentPassword.title',
      props: { load: () => import('./PaymentPasswordDialog') },
    }),
  ],
}
