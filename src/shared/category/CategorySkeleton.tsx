import { useAtomValue } from '../../state/atoms'
import { brandAtom } from '../../site/brand'
import { GameCardSkeleton, Skeleton } from '../../ui'
import { Bar, SearchPlace } from '../gameBar/stickyBar.styles'
import { Grid, Measured, Strip } from './category.styles'

/** @param isSearched the search stands over the vendors */
export function CategorySkeleton({ isSearched = false }: { readonly isSearched?: boolean }) {
  const { card } = useAtomValue(brandAtom).layout
  const strip = (
    <Strip as="div" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} width={112} height={38} radius="var(--radius-pill)" />
      ))}
    </Strip>
  )
  return (
    <>
      {isSearched ? (
        <Bar>
          <SearchPlace />
          {strip}
        </Bar>
      ) : (
        strip
      )}
      <Measured>
        <Grid $variant={card} aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => (
            <li key={index}>
              <GameCardSkeleton variant={card} />
            </li>
          ))}
        </Grid>
      </Measured>
    </>
  )
}
