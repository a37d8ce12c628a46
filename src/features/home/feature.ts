import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { isThere } from '../../shared/category/categoryEntries'
import { paths } from '../../site/paths'

/** Addresses of advertisements and invitations: home, over which the registration opens. */
const registration = [paths.register, paths.registerHtml]

export const feature: Feature = {
  id: 'home',
  entries: [
    entry('page', {
      id: 'home',
      order: 1,
      label: 'home.title',
      props: {
        path: paths.home,
        aliases: registration,
        frame: 'full',
        openToVisitors: registration,
        // its own address: over the others a dialog is open
        drawnAtEdge: {},
        load: () => import('./HomePage'),
      },
    }),
    entry('home.section', {
      id: 'hero',
      order: 10,
      label: 'home.hero.title',
      props: { load: () => import('./hero/Hero') },
    }),
    entry('home.section', {
      id: 'search',
      order: 15,
      label: 'home.search.label',
      props: { load: () => import('./search/SearchEntry') },
    }),
    entry('home.section', {
      id: 'categories',
      order: 20,
      label: 'home.categories.title',
      props: { load: () => import('./categories/CategoryTiles') },
    }),
    entry('home.section', {
      id: 'continue',
      order: 25,
      when: all(signedIn, not(demo), moduleOn('GAMELOREC3')),
      label: 'home.continue.title',
      props: { load: () => import('./continue/ContinuePlaying') },
    }),
    entry('home.section', {
      id: 'jackpot',
      order: 30,
      label: 'home.jackpot.title',
      props: { load: () => import('./jackpot/Jackpots') },
    }),
    entry('home.section', {
      id: 'lanes',
      order: 40,
      when: moduleOn('GAMELOHOT3'),
      label: 'home.lanes.title',
      group: 'main',
      props: { load: () => import('./lanes/HotLanes') },
    }),
    entry('home.section', {
      id: 'topTen',
      order: 45,
      when: all(moduleOn('GAMELO3'), isThere('RNG')),
      label: 'home.topTen.title',
      props: { load: () => import('./topTen/TopTen') },
    }),
    entry('home.section', {
      id: 'promotions',
      order: 50,
      label: 'home.promotions.title',
      group: 'aside',
      props: { load: () => import('./promotions/PromoSidebar') },
    }),
    entry('home.section', {
      id: 'winners',
      order: 60,
      label: 'home.winners.title',
      group: 'aside',
      props: { load: () => import('./winners/WinnerBoard') },
    }),
    entry('home.section', {
      id: 'providers',
      order: 70,
      label: 'home.providers.title',
      props: { load: () => import('./providers/Providers') },
    }),
    entry('category.section', {
      id: 'jackpot',
      order: 10,
      label: 'home.jackpot.title',
      group: 'wide',
      props: { load: () => import('./jackpot/Jackpots') },
    }),
    entry('category.section', {
      id: 'winners',
      order: 30,
      label: 'home.winners.title',
      props: { load: () => import('./winners/WinnerBoard') },
    }),
    entry('bottom.bar', { id: 'home', order: 10, label: 'home.bar', icon: 'house', props: { to: paths.home } }),
  ],
}
