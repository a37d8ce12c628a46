import { Link } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { paths } from '../../site/paths'
import { useCustomerService } from '../../site/useCustomerService'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Panel, Stack } from '../../ui'
import { Muted } from './saferPlay.styles'

/** Where help is, outside of the site and in it. */
export function Help() {
  const { t } = useTranslation()
  const { safer } = useAtomValue(brandAtom).help
  const service = useCustomerService()
  return (
    <Panel title={t('saferPlay.help')}>
      <Stack gap={3}>
        <Muted>{t('saferPlay.helpText')}</Muted>
        <Cluster>
          {safer === undefined ? (
            <Button as={Link} to={paths.help} icon="book-open">
              {t('saferPlay.helpLink')}
            </Button>
          ) : (
            <Button as="a" href={safer} target="_blank" rel="noopener noreferrer" icon="external-link">
              {t('saferPlay.helpLink')}
            </Button>
          )}
          <Button icon="headset" onClick={service}>
            {t('app.service.title')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
