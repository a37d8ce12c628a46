import { Skeleton } from '../../ui'
import { Card, Grid, Thumb, Words } from './promotion.styles'

export function PromotionsSkeleton() {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Card as="span">
            <Thumb />
            <Words>
              <Skeleton width={96} height={22} radius="var(--radius-pill)" />
              <Skeleton width="80%" height={24} />
              <Skeleton width="95%" />
            </Words>
          </Card>
        </li>
      ))}
    </Grid>
  )
}
