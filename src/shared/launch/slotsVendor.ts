import { storageKey } from '../../lib/safeStorage'

/** Vendor that the page of slots was launched with last (spec §3). */
export const slotsVendor = storageKey('sessionStorage', 'vassalage', (text) =>
  /^[\w.:-]{1,64}$/.test(text) ? text : undefined,
)
