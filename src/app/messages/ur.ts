import messages from '../../i18n/messages/ur.json'

export default messages as Record<string, string>
