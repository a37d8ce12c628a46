import { useRef } from 'react'
import { Link } from '../../site/Link'
import type { MemberRewards } from '../../contract/member-rewards'
import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { AnsweredPage } from '../../shared/lists/AnsweredPage'
import { useKeptFocus } from '../../shared/lists/useKeptFocus'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAnswer } from '../../site/useAnswer'
import { Button, EmptyState, Pagination, Skeleton, Stack } from '../../ui'
import { getRewardList } from './calls'
import { RewardCard } from './RewardCard'
import { Cards } from './reward.styles'

export type Reward = MemberRewards['content'][number]

export function ClaimableRewards() {
  const { t } = useTranslation()
  const labels = usePageLabels()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getRewardList, { state: 'CLAIMABLE', page, pageSize: 12 }, { staleTime: 0 })
  const missions = useMemberPagePath('missionLeaderboard')
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, answer.data?.total)
  const waiting = <Skeleton height={320} radius="var(--radius-l)" />
  return (
    <AnsweredPage answer={answer} skeleton={waiting} failed={t('rewards.failed')} page={page} onPage={setPage}>
      {(list) => (
        <Stack gap={4} ref={place} tabIndex={-1}>
          {list.content.length === 0 ? (
            <EmptyState
              icon="gift"
              title={t('rewards.none')}
              text={t('rewards.noneText')}
              action={
                missions ? (
                  <Button as={Link} to={missions} icon="trophy">
                    {t('rewards.toMissions')}
                  </Button>
                ) : undefined
              }
            />
          ) : (
            <Cards aria-label={t('rewards.claimable')}>
              {list.content.map((reward) => (
                <li key={reward.reference}>
                  <RewardCard reward={reward} currency={list.currency} />
                </li>
              ))}
            </Cards>
          )}
          <Pagination page={list.page} pageCount={list.pageCount} onPage={setPage} labels={labels} />
        </Stack>
      )}
    </AnsweredPage>
  )
}
