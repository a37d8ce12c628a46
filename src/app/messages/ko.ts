import messages from '../../i18n/messages/ko.json'

export default messages as Record<string, string>
