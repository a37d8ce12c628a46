import messages from '../../i18n/messages/ms.json'

export default messages as Record<string, string>
