import messages from '../../i18n/locales/ar.json'

export default messages as Record<string, string>
