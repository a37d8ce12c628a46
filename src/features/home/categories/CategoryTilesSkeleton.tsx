import { Skeleton } from '../../../ui'
import { Face, Mark, Place, Tiles } from './tile.styles'

/** As many tiles as most brands have categories. */
const count = 8

export function CategoryTilesSkeleton() {
  return (
    <Tiles $count={count} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Place key={index}>
          <Face as="span">
            <Mark />
            <Skeleton width={72} height={12} />
          </Face>
        </Place>
      ))}
    </Tiles>
  )
}
