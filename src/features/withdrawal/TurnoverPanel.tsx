import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { WithdrawSettings } from '../../contract/withdraw-settings'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { shareOf } from '../../lib/decimalSum'
import { paths } from '../../site/paths'
import { Button, Notice, Panel, ProgressBar, Stack } from '../../ui'
import { turnoverLeft } from './turnoverLeft'

interface TurnoverPanelProps {
  readonly settings: WithdrawSettings
  readonly say: (amount: string) => string
}

type Item = NonNullable<NonNullable<WithdrawSettings['turnover']>['items']>[number]

const sources: Readonly<Record<Item['source'], MessageKey>> = {
  DEPOSIT: 'withdrawal.turnover.deposit',
  BONUS: 'withdrawal.turnover.bonus',
}

/** What must be staked before money may leave, and why: all of it, and what asks for each part. */
export function TurnoverPanel({ settings, say }: TurnoverPanelProps) {
  const { t } = useTranslation()
  const { turnover } = settings
  if (turnover === undefined) return null
  const { items = [] } = turnover
  return (
    <Panel title={t('withdrawal.turnover.title')}>
      <Stack gap={4}>
        <Notice tone="warning">{t('withdrawal.turnover.text', { amount: say(turnoverLeft(settings)) })}</Notice>
        {items.map(({ source, reference, required, done }) => (
          <Part key={`${source}-${reference ?? ''}`}>
            <p>
              <b>{t(sources[source])}</b> <bdi>{reference}</bdi>
            </p>
            <ProgressBar
              value={shareOf(decimalOf(done), decimalOf(required))}
              label={`${t(sources[source])} ${reference ?? ''}`}
            />
            <small>
              {t('withdrawal.turnover.part', { done: say(decimalOf(done)), required: say(decimalOf(required)) })}
            </small>
          </Part>
        ))}
        <Button as={Link} to={paths.home} icon="play">
          {t('withdrawal.turnover.play')}
        </Button>
      </Stack>
    </Panel>
  )
}

const Part = styled.div`
  display: grid;
  gap: var(--space-2);

  bdi,
  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`
