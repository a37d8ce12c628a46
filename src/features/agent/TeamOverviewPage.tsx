import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { TeamOverview } from '../../contract/team-overview'
import { pageTimeZone } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { periodOf, presets, type Preset } from '../../lib/periods'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { Amount } from '../../site/Amount'
import { withMessages } from '../../site/withMessages'
import { Cluster, Figures, Money, Segmented, Skeleton } from '../../ui'
import { serverNow } from '../../lib/serverClock'
import { getTeamOverview } from './calls'
import { TurnoverChart } from './TurnoverChart'
import { messages } from './messages'
import { numberFormat } from '../../lib/intl'

const presetWords = {
  today: 'agent.period.today',
  previous7: 'agent.period.previous7',
  previous30: 'agent.period.previous30',
} as const

/** Team overview, the agent centre's default page: how large the team is and what it did in a period. */
export default withMessages(messages, function TeamOverviewPage() {
  const { t } = useTranslation()
  const [preset, setPreset] = useState<Preset>('previous7')
  const [openedAt] = useState(() => serverNow())
  const { from, to } = periodOf(preset, openedAt)
  const query = { startTime: from, endTime: to, timeZone: pageTimeZone() }
  const answer = useAnswer(getTeamOverview, query, { staleTime: 15_000 })
  return (
    <>
      <Cluster>
        <Segmented
          label={t('agent.period')}
          segments={presets.map((id) => ({ id, label: t(presetWords[id]) }))}
          selected={preset}
          onSelect={setPreset}
        />
      </Cluster>
      <Answered
        answer={answer}
        skeleton={<Skeleton height={520} radius="var(--radius-l)" />}
        failed={t('agent.failed')}
      >
        {(team) => <Team team={team} />}
      </Answered>
    </>
  )
})

function Team({ team }: { readonly team: TeamOverview }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const number = (value: number) => numberFormat(language).format(value)
  const money = (amount: string | number) => (
    <Money amount={decimalOf(amount)} currency={team.currency} language={language} />
  )
  return (
    <>
      <Figures
        figures={[
          {
            id: 'size',
            icon: 'users',
            label: t('agent.size'),
            value: number(team.agents + team.members),
            text: t('agent.direct', { direct: number(team.direct) }),
          },
          { id: 'agents', icon: 'handshake', label: t('agent.agents'), value: number(team.agents) },
          { id: 'new', icon: 'user-plus', label: t('agent.new'), value: number(team.newMembers) },
          { id: 'active', icon: 'zap', label: t('agent.active'), value: number(team.activeMembers) },
        ]}
      />
      <Figures
        figures={[
          {
            id: 'balance',
            icon: 'wallet',
            label: t('agent.balance'),
            value: money(team.balance),
            text: t('agent.now'),
          },
          { id: 'deposits', icon: 'banknote-arrow-down', label: t('agent.deposits'), value: money(team.deposits) },
          { id: 'turnover', icon: 'ticket', label: t('agent.turnover'), value: money(team.turnover) },
          { id: 'payout', icon: 'trophy', label: t('agent.payout'), value: money(team.payout) },
          {
            id: 'profit',
            icon: 'scale',
            label: t('agent.profit'),
            value: <Amount amount={decimalOf(team.profit)} currency={team.currency} signed />,
          },
        ]}
      />
      {team.days.length < 2 ? null : <TurnoverChart team={team} />}
    </>
  )
}
