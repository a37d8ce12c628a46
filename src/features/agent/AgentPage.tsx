import { useAtomValue } from '../../state/atoms'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styled from 'styled-components'
import { CentrePage } from '../../site/centre/CentrePage'
import { paths } from '../../site/paths'
import { SignInFirst } from '../../site/SignInFirst'
import { siteAtom } from '../../site/site'
import { withWords } from '../../site/withWords'
import { Button, ErrorState } from '../../ui'
import { words } from './words'

/** The agent centre, for agents alone (spec §6, §8). */
export const AgentPage = withWords(words, function AgentPage() {
  const { t } = useTranslation()
  const { role } = useAtomValue(siteAtom)
  if (role === 'visitor') return <SignInFirst />
  if (role === 'agent') return <CentrePage slot="agent.menu" path={paths.agentHome} title={t('agent.title')} />
  return (
    <Refused>
      <h1>{t('agent.title')}</h1>
      <ErrorState
        icon="users"
        title={t('agent.only')}
        text={t('agent.onlyText')}
        actions={
          <Button as={Link} to={paths.home} variant="primary" icon="house">
            {t('app.notFound.home')}
          </Button>
        }
      />
    </Refused>
  )
})

const Refused = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: calc(720px + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-8);
`
