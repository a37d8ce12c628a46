import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { FailureState } from '../../shared/failure/FailureState'
import { paths } from '../../site/paths'
import { domainRouteAtom } from '../../site/platformAnswers'
import { Button, EmptyState, PageHeader, Skeleton } from '../../ui'
import { AppCard } from './AppCard'
import { SupportPage } from './SupportPage'
import { useApps } from './useApps'

/** App download (spec §2, /down): every app that the platform lists, with its code and its install guide. */
export default function DownloadPage() {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  const apps = useApps()
  const { isPending, isError, error, refetch, isFetching } = useAtomValue(domainRouteAtom)
  return (
    <SupportPage>
      <PageHeader title={t('support.download.heading', { brand: name })} text={t('support.download.text')} />
      {apps.length > 0 ? (
        <Cards>
          {apps.map((app) => (
            <AppCard key={app.id} app={app} />
          ))}
        </Cards>
      ) : isPending ? (
        <Cards>
          <Skeleton height={420} radius="var(--radius-l)" />
          <Skeleton height={420} radius="var(--radius-l)" />
        </Cards>
      ) : isError ? (
        <FailureState
          title={t('support.download.failed')}
          error={error}
          busy={isFetching}
          retry={() => void refetch()}
        />
      ) : (
        <EmptyState
          icon="smartphone"
          title={t('support.download.none')}
          action={
            <Button as={Link} to={paths.home} variant="primary">
              {t('support.download.web')}
            </Button>
          }
        />
      )}
    </SupportPage>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--space-5);
`
