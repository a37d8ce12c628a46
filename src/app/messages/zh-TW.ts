import messages from '../../i18n/messages/zh-TW.json'

export default messages as Record<string, string>
