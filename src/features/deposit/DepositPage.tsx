import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import { Answered } from '../../shared/lists/Answered'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { pauseAtom } from '../../shared/safety/pause'
import { messages as uploadMessages } from '../../shared/upload/messages'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Skeleton, Stack } from '../../ui'
import { getDepositSettings } from './calls'
import { DepositDesk } from './DepositDesk'
import { Desk } from '../../shared/money/desk.styles'
import { DepositsClosed } from './DepositsClosed'
import { DepositsPaused } from './DepositsPaused'
import { Funds } from './Funds'
import { LatestDeposits } from './LatestDeposits'
import { OneDeposit } from './OneDeposit'
import { OpenDeposits } from './OpenDeposits'
import { SaferPlayLine } from './SaferPlayLine'
import { messages } from './messages'

/**
 * Deposit (spec §2, depositv2): the form, or the deposit that the query `reference` names, which is there too while deposits
 * are closed; beside them the latest ones.
 */
function DepositPage() {
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? undefined
  return (
    <Desk>
      <div>
        <Stack>
          <OpenDeposits />
          {reference === undefined ? <NewDeposit /> : <OneDeposit key={reference} reference={reference} />}
        </Stack>
        <SaferPlayLine />
      </div>
      <Stack>
        <Funds />
        <LatestDeposits current={reference} />
      </Stack>
    </Desk>
  )
}

function NewDeposit() {
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

export default withMessages([prizeMessages, uploadMessages, moneyMessages, messages], DepositPage)
