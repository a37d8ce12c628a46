import type { Hono } from 'hono'
import { parseJson } from '../../lib/parseJson'
import { isMerchantCode } from './merchants/directory'
import { vendorStates } from './merchants/vendorSwitches'
import type { Platform } from './platform'
import { offeredVendors } from './store/vendors'

/**
 * Vendors as an operator switches them, for a merchant, until the scenario of the merchant is put back to `normal`:
 *
 *     POST /sandbox/vendors  {merchant, vassalage, state}   open, maintenance or gone
 *
 * Answers the vendors that are offered, and those of them that are in maintenance.
 */
export function mountVendorControl(app: Hono, { merchant: find, vendorSwitches }: Platform): void {
  app.post('/sandbox/vendors', async (context) => {
    const change = readChange(parseJson(await context.req.text()))
    if (!change)
      return context.json({ error: `merchant, vassalage and state (${vendorStates.join(', ')}) are needed` }, 400)
    vendorSwitches.set(change.merchant, change.vassalage, change.state)
    const merchant = find(change.merchant)
    return context.json({ offered: offeredVendors(merchant), inMaintenance: merchant.inMaintenance })
  })
}

function readChange(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const sent = new Map<string, unknown>(Object.entries(body))
  const [merchant, vassalage] = [sent.get('merchant'), sent.get('vassalage')]
  const state = vendorStates.find((one) => one === sent.get('state'))
  if (typeof merchant !== 'string' || !isMerchantCode(merchant) || state === undefined) return undefined
  if (typeof vassalage !== 'string' || !/^[A-Z0-9_]{1,32}$/.test(vassalage)) return undefined
  return { merchant, vassalage, state }
}
