import { useAtomValue } from '../../state/atoms'
import { useHydrated } from '../../state/useHydrated'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { Moment } from '../../site/Moment'
import { permissionAtom } from '../../site/platformAnswers'
import { useCustomerService } from '../../site/useCustomerService'
import { Button } from '../../ui'
import { useWindowTitle } from '../layout/usePageTitle'
import { useShownTheme } from '../layout/useShownTheme'
import { GateLogo } from './GateLogo'
import { StatePage } from './StatePage'

export interface MaintenanceProps {
  /** Epoch milliseconds. */
  readonly start?: number | undefined
  readonly end?: number | undefined
}

/** Instead of every page while the platform is in maintenance. The permission call is asked again every minute. */
export default function Maintenance({ start, end }: MaintenanceProps) {
  const { t } = useTranslation()
  const { refetch, isFetching } = useAtomValue(permissionAtom)
  // the call is on its way before this part of a drawn page is taken over
  const isHydrated = useHydrated()
  const service = useCustomerService()
  useShownTheme()
  useWindowTitle(t('app.maintenance.title'))
  return (
    <StatePage
      whole
      head={<GateLogo />}
      icon="wrench"
      title={t('app.maintenance.title')}
      text={t(end === undefined ? 'app.maintenance.text' : 'app.maintenance.textUntil')}
      details={
        start === undefined && end === undefined ? undefined : (
          <Times>
            {start === undefined ? null : <Told label={t('app.maintenance.start')} time={start} />}
            {end === undefined ? null : <Told label={t('app.maintenance.end')} time={end} />}
          </Times>
        )
      }
      actions={
        <>
          <Button variant="primary" icon="refresh-cw" busy={isHydrated && isFetching} onClick={() => void refetch()}>
            {t('app.maintenance.again')}
          </Button>
          <Button icon="headset" onClick={service}>
            {t('app.service.title')}
          </Button>
        </>
      }
    />
  )
}

function Told({ label, time }: { readonly label: string; /** Epoch milliseconds. */ readonly time: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Moment time={time} />
      </dd>
    </div>
  )
}

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4) var(--space-6);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);

  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }

  dd {
    font-weight: 700;
  }
`
