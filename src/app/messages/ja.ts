import messages from '../../i18n/messages/ja.json'

export default messages as Record<string, string>
