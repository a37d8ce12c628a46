import { Link } from '../Link'
import { useTranslation } from '../../i18n/translate'
import { Button, ErrorState } from '../../ui'
import { paths } from '../paths'
import { useLabel, useSlot } from '../Slot'
import { Room } from './refusal.styles'

/** Who is no agent has no agent centre; the way to become one, where the site has it. */
export function AgentsOnly({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  const label = useLabel()
  const join = useSlot('page').find(({ props }) => props.path === paths.join)
  return (
    <Room>
      <h1>{title}</h1>
      <ErrorState
        icon="users"
        title={t('refusal.agent.only')}
        text={t(join ? 'refusal.agent.apply' : 'refusal.agent.text')}
        actions={
          <>
            {join ? (
              <Button as={Link} to={paths.join} variant="primary" icon="user-plus">
                {label(join.label)}
              </Button>
            ) : null}
            <Button as={Link} to={paths.home} variant={join ? 'secondary' : 'primary'} icon="house">
              {t('app.notFound.home')}
            </Button>
          </>
        }
      />
    </Room>
  )
}
