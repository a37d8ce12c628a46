import type { PlayLimit } from '../../contract/play-limit'
import type { SaferPlay } from '../../contract/safer-play'
import styled from 'styled-components'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { shareOf, signOf } from '../../lib/decimalSum'
import { useAtomValue } from '../../state/atoms'
import { Button, ProgressBar, VisuallyHidden } from '../../ui'
import type { Wanted } from './LimitDialog'
import { kindWords, periodWords } from './limitKinds'
import { PendingChange } from './PendingChange'
import type { Change } from './useChange'
import { useLimitText } from './useLimitText'

interface LimitRowProps {
  readonly state: SaferPlay
  readonly wanted: Wanted
  readonly limit: PlayLimit | undefined
  readonly change: Change
  readonly onEdit: () => void
}

/** One limit: what it is, how much of it is used, and what was asked for instead. */
export function LimitRow({ state, wanted, limit, change, onEdit }: LimitRowProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const say = useLimitText(state.currency)
  const { kind, period } = wanted
  const name = t('saferPlay.name', { kind: t(kindWords[kind].title), period: t(periodWords[period]) })
  const used = limit && signOf(decimalOf(limit.used)) > 0
  return (
    <Row>
      <Line>
        <span>{t(periodWords[period])}</span>
        {limit === undefined ? <None>{t('saferPlay.none')}</None> : <strong>{say(kind, limit.most)}</strong>}
        <Button size="s" icon={limit === undefined ? 'plus' : 'pencil'} onClick={onEdit}>
          {t(limit === undefined ? 'saferPlay.set' : 'saferPlay.change')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Line>
      {limit === undefined ? null : (
        <Use>
          <ProgressBar value={shareOf(decimalOf(limit.used), decimalOf(limit.most))} label={name} />
          <span>
            {t('saferPlay.use', { used: say(kind, limit.used), left: say(kind, limit.left) })}
            {used && limit.freesAt !== undefined
              ? ` ${t('saferPlay.freesAt', { time: formatDateTime(limit.freesAt, language) })}`
              : null}
          </span>
        </Use>
      )}
      {limit?.change === undefined ? null : (
        <PendingChange state={state} limit={limit} wish={limit.change} change={change} />
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3);

  & + & {
    border-block-start: 1px solid var(--line);
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;

  > :first-child {
    flex: 1 1 6em;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`

const None = styled.span`
  color: var(--text-muted);
`

const Use = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
