import { modals } from '../paths'

/** Query of an address whose dialog shows the games of a vendor. */
export const popupVendor = 'gameVendor'

export const popupQuery = (vassalage: string): string =>
  new URLSearchParams({ modal: modals.games, [popupVendor]: vassalage }).toString()
