import messages from '../../i18n/messages/ne.json'

export default messages as Record<string, string>
