import { all, demo, moduleOn, not } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const on = moduleOn('PTSYS3')
const common = { label: 'mall.title', icon: 'coins' } as const

export const feature: Feature = {
  id: 'mall',
  entries: [
    entry('header.link', {
      id: 'pointMall',
      order: 10,
      when: all(not(demo), on),
      ...common,
      props: { to: paths.pointMall, needsLogin: true },
    }),
    entry('page', {
      id: 'pointMall',
      order: 40,
      when: on,
      ...common,
      props: { path: paths.pointMall, frame: 'full', needs: 'realAccount', load: () => import('./PointMallPage') },
    }),
  ],
}
