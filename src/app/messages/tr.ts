import messages from '../../i18n/messages/tr.json'

export default messages as Record<string, string>
