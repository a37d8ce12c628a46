import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'
import { detailPattern, promoBarPath } from './addresses'

export const feature: Feature = {
  id: 'promotions',
  entries: [
    entry('header.link', {
      id: 'promotions',
      order: 20,
      label: 'promotions.title',
      icon: 'gift',
      props: { to: paths.promotions },
    }),
    entry('bottom.bar', {
      id: 'promotions',
      order: 60,
      label: 'promotions.bar',
      icon: 'gift',
      props: { to: paths.promotions },
    }),
    entry('page', {
      id: 'promotions',
      order: 30,
      label: 'promotions.title',
      props: {
        path: paths.promotions,
        frame: 'full',
        drawnAtEdge: { calls: ['activities'], shownBy: ['type'] },
        load: () => import('./PromotionsPage'),
      },
    }),
    entry('page', {
      id: 'promotionDetail',
      order: 31,
      label: 'promotions.detail',
      props: {
        path: detailPattern,
        frame: 'full',
        drawnAtEdge: {
          calls: ['activities'],
          path: { id: { type: 'answer', call: 'announcements', field: 'promotion' } },
        },
        load: () => import('./PromotionPage'),
      },
    }),
    entry('page', {
      id: 'promotionEntries',
      order: 33,
      label: 'promotions.mine',
      props: {
        path: paths.promotionEntries,
        frame: 'full',
        needs: 'realAccount',
        load: () => import('./EntriesPage'),
      },
    }),
    entry('page', {
      id: 'promoDetail',
      order: 32,
      label: 'promotions.detail',
      props: { path: promoBarPath, frame: 'full', load: () => import('./PromoBarPage') },
    }),
  ],
}
