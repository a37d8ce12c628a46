import { categoryClick } from '../../engine/categoryClick'
import type { Vendor } from '../../engine/facts'
import { gamePath } from '../../site/gamePath'

/** Where a press leads. */
export interface Target {
  readonly to: string
  readonly needsLogin: boolean
  /** The vendor behind it is in maintenance: nothing starts, the visitor is told. */
  readonly maintenance: boolean
}

export interface CategoryPlace {
  readonly category: string
  readonly path: string
  readonly landsOnPage: boolean
}

const page = (to: string): Target => ({ to, needsLogin: false, maintenance: false })

const launch = (category: string, vendor: Vendor): Target => ({
  to: gamePath({ vassalage: vendor.accountTypeName, category }),
  needsLogin: true,
  maintenance: vendor.maintenance ?? false,
})

/** Where a category leads (spec §2 Header); undefined: nowhere. */
export function categoryTarget(place: CategoryPlace, vendors: readonly Vendor[]): Target | undefined {
  const { category, path, landsOnPage } = place
  const click = categoryClick(landsOnPage, vendors)
  if (click.type === 'nothing') return undefined
  return click.type === 'page' ? page(path) : launch(category, click.vendor)
}

/** A vendor narrows the page where the category has one of its own: the hall of slots, live, fish. Others start. */
export function vendorTarget({ category, path, landsOnPage }: CategoryPlace, vendor: Vendor): Target {
  if (!landsOnPage && category !== 'RNG') return launch(category, vendor)
  const target = page(`${path}?${new URLSearchParams({ vendor: vendor.accountTypeName }).toString()}`)
  return { ...target, maintenance: vendor.maintenance ?? false }
}
