import { all, demo, moduleOn, not } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const common = { when: all(not(demo), moduleOn('PTSYS3')), label: 'mall.title', icon: 'coins' } as const

export const feature: Feature = {
  id: 'mall',
  entries: [
    entry('header.link', { id: 'pointMall', order: 10, ...common, props: { to: paths.pointMall, needsLogin: true } }),
    entry('page', {
      id: 'pointMall',
      order: 40,
      ...common,
      props: { path: paths.pointMall, frame: 'full', load: () => import('./PointMallPage') },
    }),
  ],
}
