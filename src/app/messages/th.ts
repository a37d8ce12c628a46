import messages from '../../i18n/messages/th.json'

export default messages as Record<string, string>
