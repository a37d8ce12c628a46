import { paths } from '../../site/paths'
import { slotsVendor } from './slotsVendor'

/** The page that a game was chosen on, as far as its address tells; slots lead back to those of the same vendor. */
export function lobbyOf(category: string | undefined): string {
  const pages: Readonly<Record<string, string>> = paths.category
  const page = (category !== undefined && Object.hasOwn(pages, category) ? pages[category] : undefined) ?? paths.home
  const vendor = page === paths.category.RNG ? slotsVendor.read() : undefined
  return vendor === undefined ? page : `${page}?${new URLSearchParams({ vendor }).toString()}`
}
