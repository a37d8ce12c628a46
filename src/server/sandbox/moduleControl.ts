import type { Hono } from 'hono'
import { parseJson } from '../../lib/parseJson'
import { isMerchantCode } from './merchants/directory'
import { enabledModules } from './merchants/modules'
import type { Platform } from './platform'

/**
 * Modules as an operator switches them, for a merchant, until the scenario of the merchant is put back to `normal`:
 *
 *     GET  /sandbox/modules?merchant=…
 *     POST /sandbox/modules  {merchant, modId, enabled}
 *
 * Both answer the ids that are on. A module that is switched on has what it stands under switched on with it.
 */
export function mountModuleControl(app: Hono, { merchant: find, moduleSwitches }: Platform): void {
  const enabled = (merchant: string) => ({ enabled: [...enabledModules(find(merchant).modules)] })
  app.get('/sandbox/modules', (context) => {
    const merchant = context.req.query('merchant')
    return isMerchantCode(merchant) ? context.json(enabled(merchant)) : context.json({ error: 'which merchant?' }, 400)
  })
  app.post('/sandbox/modules', async (context) => {
    const change = readChange(parseJson(await context.req.text()))
    if (!change) return context.json({ error: 'merchant, modId (as in the tree) and enabled are needed' }, 400)
    moduleSwitches.set(change.merchant, change.modId, change.enabled)
    return context.json(enabled(change.merchant))
  })
}

function readChange(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const { merchant, modId, enabled } = Object.fromEntries(Object.entries(body)) as Record<string, unknown>
  if (typeof merchant !== 'string' || !isMerchantCode(merchant)) return undefined
  if (typeof modId !== 'string' || !/^[A-Z][A-Z0-9]{1,30}$/.test(modId) || typeof enabled !== 'boolean')
    return undefined
  return { merchant, modId, enabled }
}
