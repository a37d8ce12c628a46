import { Skeleton } from '../../ui'
import { Cards } from './point.styles'

const count = 8

/** Cards of the size that rewards have. */
export const RewardsSkeleton = () => (
  <Cards aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>
        <Skeleton height={380} radius="var(--radius-l)" />
      </li>
    ))}
  </Cards>
)
