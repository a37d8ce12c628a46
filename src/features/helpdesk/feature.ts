import { brandHas } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

export const feature: Feature = {
  id: 'helpdesk',
  entries: [
    entry('header.tool', {
      id: 'help',
      order: 30,
      label: 'helpdesk.title',
      icon: 'message-circle',
      props: { load: () => import('./header/HelpTool') },
    }),
    entry('help.panel', {
      id: 'service',
      order: 10,
      label: 'app.service.title',
      icon: 'headset',
      props: { action: 'service' },
    }),
    entry('help.panel', {
      id: 'helpCentre',
      order: 20,
      label: 'helpdesk.centre',
      icon: 'book-open',
      props: { to: paths.help },
    }),
    entry('help.panel', {
      id: 'limits',
      order: 40,
      when: brandHas('help.safer'),
      label: 'helpdesk.limits',
      icon: 'shield-check',
      props: { action: 'limits' },
    }),
  ],
}
