import { Skeleton } from '../../../ui'
import { Face, Place, Tiles } from './tile.styles'

/** As many tiles as most brands have categories. */
const count = 8

export function CategoryTilesSkeleton() {
  return (
    <Tiles $count={count} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Place key={index}>
          <Face as="span">
            <Skeleton width={40} height={40} radius="var(--radius-m)" />
            <Skeleton width="60%" height={12} />
          </Face>
        </Place>
      ))}
    </Tiles>
  )
}
