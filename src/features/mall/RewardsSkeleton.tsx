import { Skeleton } from '../../ui'
import { Badges, Card, Cards, Mark, State } from './point.styles'

const count = 8

/** The rewards before they are there: their own places, filled with lines of their height. */
export const RewardsSkeleton = () => (
  <Cards aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>
        <Card as="div">
          <Mark />
          <div>
            <Skeleton width="7em" height="var(--fs-lg)" />
            <Skeleton width="9em" height="1lh" />
          </div>
          <Skeleton width="5em" height="1lh" />
          <State>
            <Badges>
              <Skeleton width="7em" height={22} radius="var(--radius-pill)" />
            </Badges>
          </State>
          <Skeleton height="var(--control-h)" radius="var(--radius-m)" />
        </Card>
      </li>
    ))}
  </Cards>
)
