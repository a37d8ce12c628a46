import messages from '../../i18n/messages/fr.json'

export default messages as Record<string, string>
