import { resource } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { modals } from '../../site/paths'

/** Addresses of the site that the platform lists (domainList), measured and offered. */
export const feature: Feature = {
  id: 'routes',
  entries: [
    entry('help.panel', {
      id: 'routes',
      order: 50,
      when: resource('SpeedTest'),
      label: 'routes.title',
      icon: 'globe',
      props: { action: 'routes' },
    }),
    entry('modal', {
      id: modals.routes,
      order: 80,
      label: 'routes.title',
      props: { load: () => import('./RoutesDialog') },
    }),
  ],
}
