import { any, resource } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

const drawnHelp = {
  calls: ['helpCentre'],
  query: { article: { type: 'answer', call: 'helpCentre' } },
  shownBy: ['q'],
} as const

export const feature: Feature = {
  id: 'support',
  entries: [
    entry('header.link', {
      id: 'help',
      order: 90,
      label: 'support.help.title',
      icon: 'circle-question-mark',
      props: { to: paths.help },
    }),
    entry('header.tool', {
      id: 'download',
      order: 20,
      when: any(resource('IOS'), resource('IOSLite'), resource('Android')),
      label: 'support.download.title',
      icon: 'smartphone',
      props: { load: () => import('./header/DownloadTool') },
    }),
    entry('header.tool', {
      id: 'service',
      order: 90,
      group: 'floating',
      label: 'app.service.title',
      icon: 'headset',
      props: { load: () => import('./header/ServiceButton') },
    }),
    entry('page', {
      id: 'download',
      order: 80,
      label: 'support.download.title',
      props: {
        path: paths.download,
        aliases: ['/download'],
        frame: 'full',
        openToVisitors: true,
        load: () => import('./download/DownloadPage'),
      },
    }),
    entry('page', {
      id: 'join',
      order: 85,
      label: 'support.join.title',
      props: { path: paths.join, frame: 'full', load: () => import('./join/JoinPage') },
    }),
    entry('page', {
      id: 'help',
      order: 90,
      label: 'support.help.title',
      props: { path: paths.help, frame: 'full', drawnAtEdge: drawnHelp, load: () => import('./help/HelpPage') },
    }),
    entry('page', {
      id: 'helpmc',
      order: 91,
      label: 'support.help.title',
      props: {
        path: paths.helpBare,
        frame: 'bare',
        openToVisitors: true,
        drawnAtEdge: drawnHelp,
        load: () => import('./help/HelpPage'),
      },
    }),
  ],
}
