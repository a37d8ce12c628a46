import messages from '../../i18n/messages/vi.json'

export default messages as Record<string, string>
