import { moduleOn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const common = { when: moduleOn('FEEDBACK3'), label: 'feedback.title', icon: 'pencil' } as const

export const feature: Feature = {
  id: 'feedback',
  entries: [
    entry('help.panel', { id: 'feedback', order: 30, ...common, props: { to: paths.feedback } }),
    entry('page', {
      id: 'feedback',
      order: 95,
      ...common,
      props: { path: paths.feedback, frame: 'full', load: () => import('./FeedbackPage') },
    }),
  ],
}
