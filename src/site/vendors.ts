import { atom } from '../state/atoms'
import { readVendors, type Vendor } from '../engine/facts'
import { brandAtom } from './brand'
import { imageCdnAtom } from './imageCdn'
import { vendorsAtom } from './platformAnswers'

const none: readonly Vendor[] = []

/** Vendors by header category, e-sports apart from sports (spec §3). */
export const vendorsByCategoryAtom = atom((get) => {
  const byCategory = readVendors(get(vendorsAtom).data ?? [], get(brandAtom))
  return (category: string): readonly Vendor[] => byCategory.get(category) ?? none
})

/** Address of a picture named by the platform: absolute addresses and paths of this host are left as they are. */
export const imageAddressAtom = atom((get) => {
  const origin = get(imageCdnAtom)
  return (path: string): string => {
    if (/^https?:\/\//.test(path) || path.startsWith('/cdn/')) return path
    return `${origin.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
  }
})
