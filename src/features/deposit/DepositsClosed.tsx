import { useTranslation } from '../../i18n/translate'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, EmptyState } from '../../ui'

export function DepositsClosed() {
  const { t } = useTranslation()
  const service = useCustomerService()
  return (
    <EmptyState
      icon="ban"
      title={t('deposit.closed')}
      text={t('deposit.closedText')}
      action={
        <Button variant="primary" icon="headset" onClick={service}>
          {t('app.service.title')}
        </Button>
      }
    />
  )
}
