import messages from '../../i18n/messages/tl.json'

export default messages as Record<string, string>
