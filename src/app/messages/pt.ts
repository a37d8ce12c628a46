import messages from '../../i18n/messages/pt.json'

export default messages as Record<string, string>
