import messages from '../../i18n/messages/id.json'

export default messages as Record<string, string>
