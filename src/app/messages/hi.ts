import messages from '../../i18n/messages/hi.json'

export default messages as Record<string, string>
