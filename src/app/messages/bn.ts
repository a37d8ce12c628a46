import messages from '../../i18n/messages/bn.json'

export default messages as Record<string, string>
