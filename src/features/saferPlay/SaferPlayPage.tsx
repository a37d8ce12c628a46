import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { getSaferPlay } from '../../shared/safety/calls'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Skeleton, Stack } from '../../ui'
import { Breaks } from './Breaks'
import { Figures } from './Figures'
import { Help } from './Help'
import { Limits } from './Limits'
import { messages } from './messages'
import { Paused } from './Paused'
import { Reminder } from './Reminder'
import { useChange } from './useChange'

/** Limits that players set themselves, breaks, and what play has come to (spec §2, saferPlay). */
export default withMessages(messages, function SaferPlayPage() {
  const { t } = useTranslation()
  const answer = useAnswer(getSaferPlay, {}, { staleTime: 0, refetchInterval: 60_000 })
  const change = useChange(answer.refetch)
  return (
    <Answered answer={answer} skeleton={<PageSkeleton />} failed={t('saferPlay.failed')}>
      {(state) => (
        <Stack gap={5}>
          <Paused state={state} />
          <Figures state={state} />
          <Limits state={state} change={change} />
          <Reminder />
          <Breaks state={state} change={change} />
          <Help />
        </Stack>
      )}
    </Answered>
  )
})

const PageSkeleton = () => (
  <Stack gap={5}>
    {[220, 300, 300, 300].map((height, place) => (
      <Skeleton key={place} height={height} radius="var(--radius-l)" />
    ))}
  </Stack>
)
