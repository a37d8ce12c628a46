import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageTimeZone } from '../../i18n/formats'
import { useTranslation } from '../../i18n/translate'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { messages as exportMessages } from '../../shared/export/messages'
import { Answered } from '../../shared/lists/Answered'
import { messages as periodMessages } from '../../shared/period/messages'
import { PeriodPicker } from '../../shared/period/PeriodPicker'
import { boundsOf, periodParameters, readPeriod } from '../../shared/period/periodChoice'
import type { Parameters } from '../../shared/address/trueSearch'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { Skeleton } from '../../ui'
import { serverNow } from '../../lib/serverClock'
import { type Breakdown, readBreakdown } from './breakdown'
import { getProfit } from './calls'
import { NetDepositsPanel } from './NetDepositsPanel'
import { Profit } from './Profit'
import { messages } from './messages'

const byParameter = (breakdown: Breakdown): Parameters => ({ by: breakdown === 'day' ? undefined : breakdown })

/** Profit and loss of a period by day, category and vendor (spec §2, personalProfit), and net deposits of all time. */
function ProfitPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  // the day that the page was opened on: the question must not change with every drawing
  const [now] = useState(() => serverNow())
  const period = readPeriod(search, { ahead: false, now })
  const breakdown = readBreakdown(search.get('by'))
  useTrueAddress({ ...periodParameters(period), ...byParameter(breakdown) })
  const change = (parameters: Parameters) =>
    setSearch(trueSearch(search, parameters) ?? search, { replace: true, preventScrollReset: true })
  const { from, to } = boundsOf(period, now)
  const query = { startTime: from, endTime: to, timeZone: pageTimeZone() }
  const answer = useAnswer(getProfit, query, { staleTime: 0 })
  return (
    <>
      <NetDepositsPanel />
      <PeriodPicker choice={period} onChoose={(choice) => change(periodParameters(choice))} now={now} />
      <Answered answer={answer} skeleton={<ProfitSkeleton />} failed={t('profit.failed')}>
        {(profit) => <Profit profit={profit} breakdown={breakdown} onBreakdown={(next) => change(byParameter(next))} />}
      </Answered>
    </>
  )
}

const ProfitSkeleton = () => (
  <>
    <Skeleton height={84} radius="var(--radius-l)" />
    <Skeleton height={50} radius="var(--radius-m)" />
    <Skeleton height={330} radius="var(--radius-l)" />
    <Skeleton height={360} radius="var(--radius-l)" />
  </>
)

export default withMessages([exportMessages, periodMessages, messages], ProfitPage)
