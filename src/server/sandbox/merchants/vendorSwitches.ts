import { createMerchantSwitches, type MerchantSwitches } from './merchantSwitches'

/** open: plays; maintenance: neither plays nor takes money in; gone: the merchant offers it no more. */
export const vendorStates = ['open', 'maintenance', 'gone'] as const
export type VendorState = (typeof vendorStates)[number]

/** Vendors, by code. */
export type VendorSwitches = MerchantSwitches<VendorState>

export const createVendorSwitches = (): VendorSwitches =>
  createMerchantSwitches((merchant, own) => {
    const inState = (wanted: VendorState) => [...own].flatMap(([code, state]) => (state === wanted ? [code] : []))
    return {
      ...merchant,
      lanes: merchant.lanes.map((lane) => ({
        ...lane,
        vendors: lane.vendors.filter((code) => own.get(code) !== 'gone'),
      })),
      inMaintenance: [...merchant.inMaintenance.filter((code) => !own.has(code)), ...inState('maintenance')],
    }
  })
