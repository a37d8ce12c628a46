import { type Feature, entry } from '../../engine/entry'

type Groups = typeof import('./groups')
const load = (name: keyof Groups) => async () => ({ default: (await import('./groups'))[name] })

export const feature: Feature = {
  id: 'footer',
  entries: [
    entry('footer.group', { id: 'about', order: 10, group: 'columns', label: 'footer.about', props: { load: load('About') } }),
    entry('footer.group', { id: 'games', order: 20, group: 'columns', label: 'footer.games', props: { load: load('Games') } }),
    entry('footer.group', { id: 'help', order: 30, group: 'columns', label: 'footer.help', props: { load: load('HelpLinks') } }),
    entry('footer.group', { id: 'providers', order: 40, group: 'rows', label: 'footer.providers', props: { load: load('Partners') } }),
    entry('footer.group', { id: 'payments', order: 50, group: 'rows', label: 'footer.payments', props: { load: load('Partners') } }),
    entry('footer.group', { id: 'responsible', order: 60, group: 'rows', label: 'footer.responsible', props: { load: load('Partners') } }),
    entry('footer.group', { id: 'licence', order: 70, group: 'rows', label: 'footer.licence', props: { load: load('Partners') } }),
    entry('footer.group', { id: 'legal', order: 90, group: 'base', label: 'footer.legal', props: { load: load('Legal') } }),
  ],
}
