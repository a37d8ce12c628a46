import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { ReferralRewards as Rewards } from '../../contract/referral-rewards'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { Terms } from '../../shared/prize/Terms'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { EmptyState, Figures, Money, Pagination, Panel, Skeleton, Stack } from '../../ui'
import { getReferralRewards } from './calls'
import { FriendList } from './FriendList'
import { Steps } from './referral.styles'
import { numberFormat } from '../../lib/intl'

const pageSize = 10

/** What a friend must do, what came of it so far, and each friend with the step that was reached. */
export function ReferralRewards() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const answer = useAnswer(getReferralRewards, { page, pageSize }, { staleTime: 15_000 })
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={560} radius="var(--radius-l)" />}
      failed={t('agent.rewards.failed')}
    >
      {(rewards) => (
        <Stack gap={5}>
          <BreakNotice />
          <Rule rewards={rewards} />
          <Earned rewards={rewards} />
          <Friends rewards={rewards} onPage={setPage} />
        </Stack>
      )}
    </Answered>
  )
}

interface RewardsProps {
  readonly rewards: Rewards
}

function Rule({ rewards: { currency, reward, minimumDeposit, turnover, terms } }: RewardsProps) {
  const { t } = useTranslation()
  const say = useMoneyText(currency)
  const [earns, least] = [say(decimalOf(reward)), say(decimalOf(minimumDeposit))]
  return (
    <Panel title={t('agent.rewards.how', { reward: earns })}>
      <Steps>
        <li>{t('agent.rewards.register')}</li>
        <li>{t('agent.rewards.deposit', { least })}</li>
        <li>
          {t('agent.rewards.paid', { reward: earns })}{' '}
          {turnover === 0 ? null : t('agent.rewards.turnover', { count: turnover })}
        </li>
      </Steps>
      <p>{t('agent.rewards.once')}</p>
      <Terms terms={terms} />
    </Panel>
  )
}

function Earned({ rewards: { earned, rewarded, total, currency } }: RewardsProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const number = numberFormat(language)
  return (
    <Figures
      figures={[
        {
          id: 'earned',
          icon: 'gift',
          label: t('agent.rewards.earned'),
          value: <Money amount={decimalOf(earned)} currency={currency} language={language} />,
        },
        { id: 'rewarded', icon: 'circle-check', label: t('agent.rewards.rewarded'), value: number.format(rewarded) },
        { id: 'friends', icon: 'users', label: t('agent.rewards.friends'), value: number.format(total) },
      ]}
    />
  )
}

function Friends({ rewards, onPage }: RewardsProps & { readonly onPage: (page: number) => void }) {
  const { t } = useTranslation()
  const labels = usePageLabels()
  return (
    <Panel title={t('agent.rewards.list')}>
      {rewards.content.length === 0 ? (
        <EmptyState icon="user-plus" title={t('agent.rewards.empty')} text={t('agent.rewards.emptyText')} />
      ) : (
        <FriendList rewards={rewards} />
      )}
      <Pagination page={rewards.page} pageCount={rewards.pageCount} onPage={onPage} labels={labels} />
    </Panel>
  )
}
