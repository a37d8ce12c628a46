import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { brandAtom } from '../../../site/brand'
import { FailureState } from '../../../shared/failure/FailureState'
import { domainRouteAtom } from '../../../site/platformAnswers'
import { withMessages } from '../../../site/withMessages'
import { PageHeader, Skeleton } from '../../../ui'
import { deviceHere } from '../install/install'
import { InstallCard } from '../install/InstallCard'
import { messages as installMessages } from '../install/messages'
import { SupportPage } from '../SupportPage'
import { AppCard } from './AppCard'
import { byDevice } from './apps'
import { messages } from './messages'
import { useApps } from './useApps'

/**
 * App download (spec §2, /down): every app that the platform lists, with code and guide, and the site itself, which every
 * phone can put on its home screen. On a phone first what is for it.
 */
export default withMessages([messages, installMessages], function DownloadPage() {
  const { t } = useTranslation()
  const { name } = useAtomValue(brandAtom)
  const device = deviceHere()
  const apps = useApps()
  const { own, others } = byDevice(apps, device)
  const { isPending, isError, error, refetch, isFetching } = useAtomValue(domainRouteAtom)
  return (
    <SupportPage>
      <PageHeader
        title={t('support.download.heading', { brand: name })}
        text={t(device === 'desktop' ? 'support.download.text' : 'support.download.textHere')}
      />
      {apps.length === 0 && isError ? (
        <FailureState
          title={t('support.download.failed')}
          error={error}
          busy={isFetching}
          retry={() => void refetch()}
        />
      ) : null}
      <Cards>
        {own.map((app) => (
          <AppCard key={app.id} app={app} isOwn />
        ))}
        {device === 'desktop' ? null : <InstallCard />}
        {others.map((app) => (
          <AppCard key={app.id} app={app} isOwn={false} />
        ))}
        {apps.length === 0 && isPending ? (
          <>
            <Skeleton height={480} radius="var(--radius-l)" />
            <Skeleton height={480} radius="var(--radius-l)" />
          </>
        ) : null}
        {device === 'desktop' ? <InstallCard /> : null}
      </Cards>
    </SupportPage>
  )
})

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  gap: var(--space-5);
`
