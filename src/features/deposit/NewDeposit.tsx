import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { pauseAtom } from '../../shared/safety/pause'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Skeleton } from '../../ui'
import { getDepositSettings } from './calls'
import { DepositDesk } from './DepositDesk'
import { DepositsClosed } from './DepositsClosed'
import { DepositsPaused } from './DepositsPaused'

export function NewDeposit() {
  const { t } = useTranslation()
  const answer = useAnswer(getDepositSettings, {}, { staleTime: 30_000 })
  const pause = useAtomValue(pauseAtom)
  if (pause !== undefined) return <DepositsPaused until={pause.until} />
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height="max(560px, 90dvh)" radius="var(--radius-l)" />}
      failed={t('deposit.failed')}
    >
      {(settings) => {
        const [first, ...others] = settings.methods ?? []
        return settings.allowDeposit === 'Y' && first ? (
          <DepositDesk methods={[first, ...others]} settings={settings} />
        ) : (
          <DepositsClosed />
        )
      }}
    </Answered>
  )
}
