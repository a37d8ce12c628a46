import { useTranslation } from '../../i18n/translate'
import { pageErrors } from '../../platform/errors/pageErrors'
import { useCustomerService } from '../../site/useCustomerService'
import { Button } from '../../ui'
import { useWindowTitle } from '../layout/usePageTitle'
import { useShownTheme } from '../layout/useShownTheme'
import { GateLogo } from './GateLogo'
import { StatePage } from './StatePage'

/** Instead of every page where the visitor's region or address is refused. */
export default function Region() {
  const { t } = useTranslation()
  const service = useCustomerService()
  useShownTheme()
  useWindowTitle(t('app.region.title'))
  return (
    <StatePage
      whole
      head={<GateLogo />}
      icon="map-pin"
      title={t('app.region.title')}
      text={t(pageErrors.region.message)}
      actions={
        <Button variant="primary" icon="headset" onClick={service}>
          {t('app.service.title')}
        </Button>
      }
    />
  )
}
