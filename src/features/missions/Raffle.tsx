import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { Skeleton, Stack } from '../../ui'
import { getRaffle } from './calls'
import { DrawDesk, type Drawn } from './DrawDesk'
import { DrawList } from './DrawList'
import { Odds } from './Odds'

/** The raffle: tickets, one button, what came of it; the odds beside the prizes; and every earlier draw. */
export function Raffle() {
  const { t } = useTranslation()
  const answer = useAnswer(getRaffle, {}, { staleTime: 0 })
  const [drawn, setDrawn] = useState<Drawn>()
  return (
    <Stack gap={5}>
      <Answered
        answer={answer}
        skeleton={<Skeleton height={620} radius="var(--radius-l)" />}
        failed={t('missions.raffleFailed')}
      >
        {(raffle) => (
          <Stack gap={5}>
            <DrawDesk raffle={raffle} drawn={drawn} onDrawn={setDrawn} />
            <Odds raffle={raffle} />
          </Stack>
        )}
      </Answered>
      <DrawList />
    </Stack>
  )
}
