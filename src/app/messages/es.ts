import messages from '../../i18n/messages/es.json'

export default messages as Record<string, string>
