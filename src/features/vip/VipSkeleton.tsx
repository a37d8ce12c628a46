import { useMemberPagePath } from '../../site/useMemberPage'
import { Skeleton } from '../../ui'
import { Adds, Bar, Hero, Next, Ways, Who } from './hero.styles'
import { Benefits, Gives, Keep, Name, Need, Step, Steps } from './ladder.styles'

/** The member's rank before it is there. */
export function HeroSkeleton() {
  const rewards = useMemberPagePath('rewardCenter')
  return (
    <Hero aria-hidden="true">
      <Who>
        <Skeleton width={108} height={108} radius="50%" />
        <div>
          <Skeleton width="6em" />
          <Skeleton width="5em" height="var(--fs-3xl)" />
        </div>
      </Who>
      <Ways>
        {[0, 1].map((line) => (
          <Bar key={line}>
            <Skeleton width="60%" height="1lh" />
            <Skeleton height={8} radius="var(--radius-pill)" />
            <Skeleton width="40%" height="1lh" />
          </Bar>
        ))}
      </Ways>
      <Next as="div">
        <Skeleton width="10em" height="1lh" />
        <Adds as="div">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} height={44} radius="var(--radius-m)" />
          ))}
        </Adds>
        {rewards === undefined ? null : <Skeleton width="16em" height="1lh" />}
      </Next>
    </Hero>
  )
}

const ranks = 5
const lines = 4

/** As many ranks as most ladders have, of the height that four lines take. */
export function LadderSkeleton() {
  return (
    <section aria-hidden="true">
      <Skeleton width="8em" height="var(--fs-xl)" />
      <Steps as="div" data-columns="true" style={{ '--ranks': ranks, '--lines': lines, '--across': lines }}>
        {Array.from({ length: ranks }, (_, at) => (
          <Step as="div" key={at} style={{ '--at': at }}>
            <Skeleton width="var(--crest)" height="var(--crest)" radius="50%" />
            <Name>
              <Skeleton width="5em" height="var(--fs-lg)" />
            </Name>
            <Need>
              <Skeleton width="6em" height="1lh" />
            </Need>
            <Benefits as="div">
              {Array.from({ length: lines }, (_line, line) => (
                <Gives as="div" key={line}>
                  <Skeleton width="4em" height="1lh" />
                  <Skeleton width="7em" height="1lh" />
                </Gives>
              ))}
            </Benefits>
            <Keep as="div">
              <Skeleton width="7em" height="1lh" />
            </Keep>
          </Step>
        ))}
      </Steps>
    </section>
  )
}
