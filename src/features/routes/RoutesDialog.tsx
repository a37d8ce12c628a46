import { useEffect } from 'react'
import styled from 'styled-components'
import { webAddress } from '../../lib/webAddress'
import { useTranslation } from '../../i18n/translate'
import { useModalDialog } from '../../site/modal'
import { domainRouteAtom } from '../../site/platformAnswers'
import { useCustomerService } from '../../site/useCustomerService'
import { withMessages } from '../../site/withMessages'
import { useAtomValue, useSetAtom } from '../../state/atoms'
import { Button, Dialog, Notice } from '../../ui'
import { messages } from './messages'
import { isMeasured, measuredRoutesAtom, measureRoutesAtom } from './routeAtoms'
import { fastestOf } from './routes'
import { RouteRow } from './RouteRow'

/** Every address with what it takes to answer, measured when the dialog opens. */
export default withMessages(messages, function RoutesDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const { data } = useAtomValue(domainRouteAtom)
  const routes = useAtomValue(measuredRoutesAtom)
  const start = useSetAtom(measureRoutesAtom)
  const service = useCustomerService()
  const listed = data?.domainList
  useEffect(() => void start(), [start, listed])
  const measured = routes.filter(isMeasured)
  const busy = measured.length < routes.length
  // one alone is not the fastest of anything
  const compared = measured.filter((route) => route.measured.type !== 'unchecked')
  const fastest = busy || compared.length < 2 ? undefined : fastestOf(measured)
  const invalid = measured.filter((route) => route.measured.type === 'invalid')
  const test = data?.resources.flatMap(({ resourceType, url }) =>
    resourceType === 'SpeedTest' ? (webAddress(url, location.href)?.href ?? []) : [],
  )[0]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={520}
      title={t('routes.title')}
      closeLabel={t('app.close')}
      footer={
        <>
          {test === undefined ? null : (
            <Button as="a" href={test} target="_blank" rel="noopener noreferrer" iconEnd="external-link">
              {t('routes.speedTest')}
            </Button>
          )}
          <Button icon="refresh-cw" busy={busy} onClick={() => void start()}>
            {t('routes.again')}
          </Button>
        </>
      }
    >
      <Body>
        <p>{routes.length > 1 ? t('routes.lead') : t('routes.only')}</p>
        <ul aria-busy={busy}>
          {routes.map((route) => (
            <RouteRow key={route.origin} route={route} isFastest={route.origin === fastest?.origin} />
          ))}
        </ul>
        {invalid.length > 0 ? (
          <Notice tone="warning" alert>
            {invalid.map(({ host }) => (
              <strong key={host}>
                <bdi>{host}</bdi>
              </strong>
            ))}
            <p>{t('error.domainInvalid')}</p>
            <Button size="s" icon="headset" onClick={service}>
              {t('app.service.title')}
            </Button>
          </Notice>
        ) : null}
        {routes.length > 1 ? <small>{t('routes.login')}</small> : null}
      </Body>
    </Dialog>
  )
})

const Body = styled.div`
  display: grid;
  gap: var(--space-4);

  > ul {
    display: grid;
    gap: var(--space-2);
  }

  > small {
    color: var(--text-muted);
  }

  [role='alert'] strong {
    display: block;
  }
  [role='alert'] p {
    margin-block-end: var(--space-2);
  }
`
