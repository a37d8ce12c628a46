import { all, any, brandIs, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

/** Shown while it is played: the clock, the result, or both. */
const asked = any(brandIs('safety.sessionClock', true), brandIs('safety.results', true))

/** Players' safety, as the brand's jurisdiction asks for it. */
export const feature: Feature = {
  id: 'safety',
  entries: [
    entry('signed.in', {
      id: 'session',
      order: 10,
      when: signedIn,
      label: 'safety.watch',
      props: { load: () => import('./SessionWatch') },
    }),
    entry('game.bar', {
      id: 'session',
      order: 10,
      when: all(signedIn, asked),
      label: 'safety.watch',
      icon: 'clock',
      props: { load: () => import('./SessionBar') },
    }),
  ],
}
