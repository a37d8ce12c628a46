import styled from 'styled-components'
import type { MessageKey } from '../../contract/messageKeys'
import type { Withdrawal } from '../../contract/withdrawal'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Icon, Spinner } from '../../ui'
import { type Step, stepsOf } from './stepsOf'

const words: Readonly<Record<Step['id'], MessageKey>> = {
  asked: 'withdrawal.step.asked',
  checked: 'withdrawal.step.checked',
  rejected: 'withdrawal.step.rejected',
  paid: 'withdrawal.step.paid',
  confirmed: 'withdrawal.step.confirmed',
  review: 'withdrawal.step.review',
  auto: 'withdrawal.step.auto',
  forced: 'withdrawal.step.forced',
  returned: 'withdrawal.step.returned',
}

/** The way of a withdrawal: what is done and when, what is under way, what comes. */
export function Steps({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return (
    <div role="status">
      <List>
        {stepsOf(withdrawal).map(({ id, state, at }) => (
          <li key={id} data-state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            <Mark data-state={state}>
              {state === 'current' ? (
                <Spinner size={18} />
              ) : state === 'todo' ? null : (
                <Icon name={state === 'failed' ? 'x' : 'check'} size={16} />
              )}
            </Mark>
            <span>
              {t(words[id])}
              {at === undefined ? null : <time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>}
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  li > span:last-child {
    display: flex;
    flex-wrap: wrap;
    flex: 1;
    justify-content: space-between;
    gap: 0 var(--space-3);
    min-inline-size: 0;
  }
  li[data-state='todo'],
  time {
    color: var(--text-muted);
  }
  time {
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);

  &[data-state='done'] {
    border-color: transparent;
    background-color: var(--success-soft);
    color: var(--success-text);
  }
  &[data-state='failed'] {
    border-color: transparent;
    background-color: var(--danger-soft);
    color: var(--danger-text);
  }
  &[data-state='current'] {
    border-color: transparent;
  }
`
