import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { EmptyState, Skeleton, Stack } from '../../ui'
import { getMissions } from './calls'
import { groupMissions, type MissionGroup } from './groupMissions'
import { MissionCard } from './MissionCard'
import { Cards, Part } from './mission.styles'

const names: Readonly<Record<MissionGroup, MessageKey>> = {
  late: 'missions.group.late',
  DAILY: 'missions.group.daily',
  WEEKLY: 'missions.group.weekly',
  ONCE: 'missions.group.once',
}

/** How often progress is asked for, in milliseconds: a game may be running in another tab. */
const every = 15_000

export function MissionList() {
  const { t } = useTranslation()
  const answer = useAnswer(getMissions, {}, { staleTime: 0, refetchInterval: every })
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={640} radius="var(--radius-l)" />}
      failed={t('missions.failed')}
    >
      {({ missions, currency }) =>
        missions.length === 0 ? (
          <EmptyState icon="target" title={t('missions.none')} text={t('missions.noneText')} />
        ) : (
          <Stack gap={6}>
            {groupMissions(missions).map(({ group, missions: own }) => (
              <Part key={group} aria-label={t(names[group])}>
                <h2>{t(names[group])}</h2>
                <Cards>
                  {own.map((mission) => (
                    <li key={`${mission.missionId} ${mission.periodFrom}`}>
                      <MissionCard mission={mission} currency={currency} />
                    </li>
                  ))}
                </Cards>
              </Part>
            ))}
          </Stack>
        )
      }
    </Answered>
  )
}
