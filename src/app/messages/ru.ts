import messages from '../../i18n/messages/ru.json'

export default messages as Record<string, string>
