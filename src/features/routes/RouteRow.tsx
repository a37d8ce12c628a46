import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Badge, Button, Spinner } from '../../ui'
import type { ShownRoute } from './routeAtoms'
import { sameAddressAt } from './sameAddressAt'

const labels = {
  silent: 'routes.silent',
  invalid: 'routes.invalid',
  unchecked: 'routes.unchecked',
} as const

interface RouteRowProps {
  readonly route: ShownRoute
  readonly isFastest: boolean
}

/** One address: whose it is to the visitor, how long it takes, and the way there. */
export function RouteRow({ route, isFastest }: RouteRowProps) {
  const { t } = useTranslation()
  const { host, origin, isHere, measured } = route
  const says =
    measured === undefined
      ? t('routes.measuring')
      : measured.type === 'answered'
        ? t('routes.milliseconds', { count: measured.speed })
        : t(labels[measured.type])
  return (
    <Row data-state={measured?.type ?? 'measuring'}>
      <div>
        <bdi>{host}</bdi>
        <span>
          {measured === undefined ? <Spinner size={14} /> : null}
          <Speed>{says}</Speed>
          {isFastest ? <Badge tone="success">{t('routes.fastest')}</Badge> : null}
          {isHere ? <Badge>{t('routes.here')}</Badge> : null}
        </span>
      </div>
      {measured?.type === 'answered' && !isHere ? (
        <Button
          as="a"
          size="s"
          variant={isFastest ? 'primary' : 'secondary'}
          href={sameAddressAt(origin, location.href)}
          iconEnd="arrow-right"
          aria-label={t('routes.go', { host })}
        />
      ) : null}
    </Row>
  )
}

const Speed = styled.span`
  font-variant-numeric: tabular-nums;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 60px;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background-color: var(--surface-1);

  > div {
    display: grid;
    flex: 1;
    gap: 2px;
    min-inline-size: 0;
  }

  bdi {
    justify-self: start;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  > div > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }

  &[data-state='invalid'] > div > span {
    color: var(--danger-text);
  }
`
