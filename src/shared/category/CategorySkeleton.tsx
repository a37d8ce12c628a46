import { useAtomValue } from '../../state/atoms'
import { brandAtom } from '../../site/brand'
import { GameCardSkeleton, Skeleton } from '../../ui'
import { Grid, Strip } from './category.styles'

export function CategorySkeleton() {
  const { card } = useAtomValue(brandAtom).layout
  return (
    <>
      <Strip as="div" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} width={112} height={38} radius="var(--radius-pill)" />
        ))}
      </Strip>
      <Grid $variant={card} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <GameCardSkeleton variant={card} />
          </li>
        ))}
      </Grid>
    </>
  )
}
