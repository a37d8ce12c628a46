import { useRef, useState } from 'react'
import { Link } from '../../site/Link'
import type { BonusDetails } from '../../contract/bonus-details'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { useKeptFocus } from '../../shared/lists/useKeptFocus'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAnswer } from '../../site/useAnswer'
import { Button, EmptyState, Skeleton } from '../../ui'
import { BonusCard } from './BonusCard'
import { Cards } from './bonus.styles'
import { getBonuses } from './calls'
import { ForfeitDialog } from './ForfeitDialog'

export type Bonus = BonusDetails['content'][number]

export function ActiveBonuses() {
  const { t } = useTranslation()
  const answer = useAnswer(getBonuses, { state: 'ACTIVE' }, { staleTime: 0 })
  const rewards = useMemberPagePath('rewardCenter')
  const [chosen, setChosen] = useState<string>()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, answer.data?.content.length)
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={360} radius="var(--radius-l)" />}
      failed={t('bonuses.failed')}
    >
      {({ content, currency }) => {
        const bonus = content.find(({ reference }) => reference === chosen)
        return (
          <div ref={place} tabIndex={-1}>
            {content.length === 0 ? (
              <EmptyState
                icon="badge-percent"
                title={t('bonuses.none')}
                text={t(rewards ? 'bonuses.noneText' : 'bonuses.noneHere')}
                action={
                  rewards ? (
                    <Button as={Link} to={rewards} icon="gift">
                      {t('bonuses.toRewards')}
                    </Button>
                  ) : undefined
                }
              />
            ) : (
              <Cards aria-label={t('bonuses.active')}>
                {content.map((one) => (
                  <li key={one.reference}>
                    <BonusCard
                      bonus={one}
                      currency={currency}
                      onGiveUp={() => {
                        setChosen(one.reference)
                        setOpen(true)
                      }}
                    />
                  </li>
                ))}
              </Cards>
            )}
            {bonus ? (
              <ForfeitDialog
                key={bonus.reference}
                bonus={bonus}
                currency={currency}
                open={open}
                onClose={() => setOpen(false)}
              />
            ) : null}
          </div>
        )
      }}
    </Answered>
  )
}
