import type { Vendor } from '../../../engine/facts'
import { useSlot } from '../../../site/Slot'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'

export interface Provider {
  readonly vendor: Vendor
  /** The page of its games. */
  readonly to: string
}

/** Everybody whose games are here, each once, in the order of the categories. */
export function useProviders(): readonly Provider[] {
  const categories = useSlot('header.category')
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const providers = new Map<string, Provider>()
  for (const { link, props } of categories) {
    if (link !== undefined) continue
    for (const vendor of vendorsIn(props.category)) {
      const { accountTypeName } = vendor
      if (providers.has(accountTypeName)) continue
      providers.set(accountTypeName, { vendor, to: `${props.path}?vendor=${encodeURIComponent(accountTypeName)}` })
    }
  }
  return [...providers.values()]
}
