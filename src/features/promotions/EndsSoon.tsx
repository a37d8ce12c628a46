import { useEffect } from 'react'
import styled from 'styled-components'
import type { Activity } from '../../contract/activity'
import { useTranslation } from '../../i18n/translate'
import { LongCountdown } from '../../shared/countdown/LongCountdown'
import { useIsPast } from '../../shared/countdown/useIsPast'
import { Icon } from '../../ui'
import { deadlineOf } from './deadlineOf'

/** A clock is shown for what ends or begins within a week. */
const soon = 7 * 24 * 3_600_000

interface EndsSoonProps {
  readonly activity: Activity
  /** The time has come: how does it stand now? */
  readonly onPast: () => unknown
}

/** How long there still is, where it is days. */
export function EndsSoon({ activity, onPast }: EndsSoonProps) {
  const { t } = useTranslation()
  const deadline = deadlineOf(activity)
  const until = deadline?.until
  const isSoon = useIsPast(until === undefined ? undefined : until - soon)
  const isPast = useIsPast(until)
  useEffect(() => {
    if (isPast) onPast()
  }, [isPast, onPast])
  if (deadline === undefined || !isSoon || isPast) return null
  const label = t(deadline.label)
  return (
    <Clock>
      <Icon name="clock" size={14} />
      <span>{label}</span>
      <LongCountdown until={deadline.until} label={label} />
    </Clock>
  )
}

const Clock = styled.p`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  padding: 2px 8px;
  border-radius: min(var(--radius-pill), var(--radius-l));
  background-color: var(--warning-soft);
  color: var(--warning-text);
  font-size: var(--fs-xs);
  font-weight: 500;
`
