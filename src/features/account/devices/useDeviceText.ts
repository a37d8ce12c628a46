import { useTranslation } from '../../../i18n/translate'
import { deviceOf } from './deviceName'

/** "Chrome on Windows"; half of it where the other half is not known. */
export function useDeviceText(): (program: string | undefined) => string {
  const { t } = useTranslation()
  return (program) => {
    const { browser, system } = deviceOf(program)
    if (browser !== undefined && system !== undefined) return t('account.device.on', { browser, system })
    return browser ?? system ?? t('account.device.unknown')
  }
}
