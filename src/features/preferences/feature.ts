import { type Feature, entry } from '../../engine/entry'


export const feature: Feature = {
  id: 'preferences',
  entries: [
    entry('header.tool', {
      id: 'language',
      order: 30,
      label: 'preferences.language',
      icon: 'globe',
      props: { load: () => import('./header/LanguageTool') },
    }),
    entry('header.tool', {
      id: 'theme',
      order: 40,
      label: 'preferences.theme',
      icon: 'sun',
      props: { load: () => import('./header/ThemeTool') },
    }),
    // the drawer holds these settings where the header has no room for them
    entry('bottom.bar', {
      id: 'menu',
      order: 40,
      label: 'app.menu.title',
      icon: 'layout-grid',
      props: { action: 'menu' },
    }),
  ],
}
