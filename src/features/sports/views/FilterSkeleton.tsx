import { ChipRow } from '../../../shared/gameBar/stickyBar.styles'
import { Skeleton } from '../../../ui'
import { OddsFormatSelect } from '../odds/OddsFormatSelect'
import { BelowDesktop, FilterLine } from './sports.styles'
import type { SportsView } from './sportsViews'

/** What the page may be narrowed by, before it is known. */
export function FilterSkeleton({ view }: { readonly view: SportsView | undefined }) {
  return (
    <>
      <FilterLine>
        <RowSkeleton />
        <OddsFormatSelect />
      </FilterLine>
      {view === 'league' ? (
        <BelowDesktop>
          <RowSkeleton />
        </BelowDesktop>
      ) : null}
    </>
  )
}

function RowSkeleton() {
  return (
    <ChipRow aria-hidden="true">
      {[96, 84, 92, 76].map((width, place) => (
        <Skeleton key={place} width={width} height={38} radius="var(--radius-pill)" />
      ))}
    </ChipRow>
  )
}
