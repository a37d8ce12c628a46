import messages from '../../i18n/messages/fa.json'

export default messages as Record<string, string>
