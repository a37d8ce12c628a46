import messages from '../../i18n/locales/zh-CN.json'

export default messages as Record<string, string>
