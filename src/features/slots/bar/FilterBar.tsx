import { memo, type RefObject, useCallback } from 'react'
import type { Vendor } from '../../../engine/facts'
import { GameSearchLine } from '../../../shared/gameBar/GameSearchLine'
import { Bar } from '../../../shared/gameBar/stickyBar.styles'
import { countFilters, type HallQuery } from '../filters/hallQuery'
import { VendorChips } from './VendorChips'

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: HallQuery
  readonly change: (part: Partial<HallQuery>) => void
  readonly setText: (text: string) => void
  readonly flush: () => void
  readonly vendors: readonly Vendor[]
  readonly openSheet: () => void
}

/** Search, the way to the filters, the order, and the vendors: always at hand. */
export const FilterBar = memo(function FilterBar({ input, query, change, setText, flush, vendors, openSheet }: Props) {
  const setVendors = useCallback((chosen: readonly string[]) => change({ vendors: chosen }), [change])
  return (
    <Bar>
      <GameSearchLine
        input={input}
        text={query.text}
        setText={setText}
        flush={flush}
        filters={countFilters(query)}
        openSheet={openSheet}
        sort={query.sort}
        change={change}
      />
      <VendorChips vendors={vendors} chosen={query.vendors} onChange={setVendors} />
    </Bar>
  )
})
