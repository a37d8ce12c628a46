import messages from '../../i18n/messages/zh-CN.json'

export default messages as Record<string, string>
