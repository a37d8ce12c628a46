import type { SetFile } from '../../site/withMessages'
import form from '../../ui/form/messages.en.json'
import shell from './shell.en.json'

/** English is written where it is used: each feature has its own file. */
const features = import.meta.glob<Record<string, string>>('../../features/*/firstMessages.en.json', {
  eager: true,
  import: 'default',
})

const messages: Record<string, string> = Object.values(features).reduce((all, own) => ({ ...all, ...own }), {
  ...form,
  ...shell,
})
export default messages

/** What pages say, each set a file that is loaded with its page. */
export const sets = import.meta.glob<SetFile>('./{app,features,shared,site}/**/messages/en.json', { base: '../..' })
