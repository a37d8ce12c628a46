import { useAtomValue } from '../../../state/atoms'
import { matchPath, useSearchParams } from 'react-router'
import type { Vendor } from '../../../engine/facts'
import type { Item } from '../../../engine/site'
import { useMarkedPath } from '../../../site/comingPath'
import { paths } from '../../../site/paths'
import { useLabel, useSlot } from '../../../site/Slot'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import type { IconName } from '../../../ui'
import { type CategoryPlace, categoryTarget, type Target } from '../../../shared/category/categoryTarget'

/** One category as the header draws it. */
export interface Category {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** Undefined for a link that the brand put among the categories. */
  readonly place: CategoryPlace | undefined
  readonly link: Item['link']
  readonly vendors: readonly Vendor[]
  readonly target: Target | undefined
  readonly active: boolean
}

export function useCategories(): readonly Category[] {
  const items = useSlot('header.category')
  const label = useLabel()
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const pathname = useMarkedPath()
  const [search] = useSearchParams()
  const playing = pathname === paths.game ? search.get('category') : undefined
  return items.map((item) => {
    const place = item.link ? undefined : item.props
    const vendors = place ? vendorsIn(place.category) : []
    return {
      id: item.id,
      label: label(item.label),
      icon: item.icon ?? 'layout-grid',
      place,
      link: item.link,
      vendors,
      target: place ? categoryTarget(place, vendors) : undefined,
      active: place !== undefined && (playing === place.category || isUnder(place.path, pathname)),
    }
  })
}

const isUnder = (path: string, pathname: string): boolean => matchPath({ path, end: false }, pathname) !== null
