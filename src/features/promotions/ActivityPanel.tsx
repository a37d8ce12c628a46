import { useEffect } from 'react'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import type { Activity } from '../../contract/activity'
import type { Announcement } from '../../contract/announcements'
import { useTranslation } from '../../i18n/translate'
import { LongCountdown } from '../../shared/countdown/LongCountdown'
import { useIsPast } from '../../shared/countdown/useIsPast'
import { useEagerRefetch } from '../../shared/lists/useEagerRefetch'
import { StakeIt } from '../../shared/prize/StakeIt'
import { pauseAtom } from '../../shared/safety/pause'
import { paths } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Icon, TextLink } from '../../ui'
import { Act } from './Act'
import { barRows, readBar } from './bars'
import { readState, stateRows } from './activityStates'
import { Conditions } from './Conditions'
import { deadlineOf } from './deadlineOf'
import { EntryFacts } from './EntryFacts'
import { PromotionFigure } from './PromotionFigure'
import { readFigure } from './readFigure'
import { StateBadge } from './StateBadge'
import { Steps } from './Steps'
import { useHasEntries } from './useHasEntries'

interface ActivityPanelProps {
  readonly activity: Activity
  readonly currency: string
  readonly promotion: Announcement
  readonly refetch: () => unknown
}

/** While somebody decides, or the time has come: milliseconds until the page asks again, for how long so often, and how often later. */
const lookAgain = { every: 5_000, lasts: 120_000, thenEvery: 60_000 }

/** How the promotion stands for the member, what it gives, and the one thing to do. */
export function ActivityPanel({ activity, currency, promotion, refetch }: ActivityPanelProps) {
  const { t } = useTranslation()
  const { title, category, offer } = promotion
  const figure = readFigure(offer, activity.prize)
  const hasEntries = useHasEntries()
  const { state, prize, steps, entry, barred } = activity
  const known = readState(state)
  const deadline = deadlineOf(activity)
  const isPast = useIsPast(deadline?.until)
  useEffect(() => {
    if (isPast) refetch()
  }, [isPast, refetch])
  const isDecided = known !== 'APPLYING' && known !== 'PROCESS'
  // the clock of this device may be ahead of the platform's
  useEagerRefetch(refetch, isDecided && !isPast ? undefined : lookAgain, `${state} ${String(deadline?.until)}`)
  const bar = known === 'JOIN' ? readBar(barred) : undefined
  const text = bar ? barRows[bar].text : known === undefined ? 'promotions.say.unknown' : stateRows[known].text
  // what stands in place of the button says more
  const waits = useAtomValue(pauseAtom) !== undefined && known === 'JOIN' && bar === undefined
  return (
    <Box aria-labelledby="promotion-part">
      <Head>
        <h2 id="promotion-part">{t('promotions.part')}</h2>
        <span role="status">
          <StateBadge state={state} barred={barred} />
        </span>
      </Head>
      <Prize>
        {figure === undefined ? (
          <strong>{t('prize.nothing')}</strong>
        ) : (
          <PromotionFigure figure={figure} currency={offer?.currency ?? currency} />
        )}
        <small>
          <StakeIt prize={prize} />
        </small>
      </Prize>
      {waits ? null : <p>{t(text)}</p>}
      {deadline === undefined ? null : (
        <Deadline>
          <Icon name="clock" size={16} />
          <span>{t(deadline.label)}</span>
          <LongCountdown until={deadline.until} label={t(deadline.label)} />
        </Deadline>
      )}
      <Steps steps={steps} currency={currency} />
      <Act activity={activity} currency={currency} title={title} category={category} />
      {entry === undefined ? null : (
        <>
          <EntryFacts entry={entry} />
          {hasEntries ? (
            <TextLink as={Link} to={paths.promotionEntries} iconEnd="chevron-right">
              {t('promotions.mine')}
            </TextLink>
          ) : null}
        </>
      )}
      <Conditions activity={activity} />
    </Box>
  )
}

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);

  h2 {
    font-size: var(--fs-lg);
  }
`

const Prize = styled.div`
  display: grid;
  gap: var(--space-1);

  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  small:empty {
    display: none;
  }
`

const Deadline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  svg {
    flex: none;
    color: var(--text-muted);
  }
  > span:first-of-type {
    color: var(--text-muted);
  }
`
