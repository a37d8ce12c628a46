import { useTranslation } from '../../i18n/translate'
import { HelpButton } from '../../shared/safety/HelpButton'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, Cluster, Panel, Stack } from '../../ui'
import { Muted } from './saferPlay.styles'

/** Where help is, outside of the site and in it. */
export function Help() {
  const { t } = useTranslation()
  const service = useCustomerService()
  return (
    <Panel title={t('saferPlay.help')}>
      <Stack gap={3}>
        <Muted>{t('saferPlay.helpText')}</Muted>
        <Cluster>
          <HelpButton label={t('saferPlay.helpLink')} />
          <Button icon="headset" onClick={service}>
            {t('app.service.title')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
