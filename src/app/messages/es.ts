import type { SetFile } from '../../site/withMessages'
import messages from '../../i18n/messages/es.json'

export default messages as Record<string, string>

/** What pages say, each set a file that is loaded with its page. */
export const sets = import.meta.glob<SetFile>('./{app,features,shared,site}/**/messages/es.json', { base: '../..' })
