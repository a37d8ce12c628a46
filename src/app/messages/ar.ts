import messages from '../../i18n/messages/ar.json'

export default messages as Record<string, string>
