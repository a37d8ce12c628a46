import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import { Button, ErrorState } from '../../ui'
import { paths } from '../paths'
import { Room } from './refusal.styles'

/** Who is no agent has no agent centre. */
export function AgentsOnly({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <Room>
      <h1>{title}</h1>
      <ErrorState
        icon="users"
        title={t('refusal.agent.only')}
        text={t('refusal.agent.text')}
        actions={
          <Button as={Link} to={paths.home} variant="primary" icon="house">
            {t('app.notFound.home')}
          </Button>
        }
      />
    </Room>
  )
}
