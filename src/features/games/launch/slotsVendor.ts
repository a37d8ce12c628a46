import { storageKey } from '../../../lib/safeStorage'

/** Vendor whose slots were started last (spec §3). */
export const slotsVendor = storageKey('sessionStorage', 'vassalage', (text) => (/^[\w.:-]{1,64}$/.test(text) ? text : undefined))
