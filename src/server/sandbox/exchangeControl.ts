import type { Hono } from 'hono'
import { bodyOf, namedAccount } from './controlRequest'
import type { Platform } from './platform'
import { decideExchange, type ExchangeDecision, findExchange } from './store/exchanges'

const decisions: readonly ExchangeDecision[] = ['APPROVE', 'REJECT']

/**
 * Exchanges of points as an operator decides them:
 *
 *     POST /sandbox/exchanges  {merchant, username, reference, decision, remark?}
 *
 * A decision is APPROVE or REJECT, and counts while the exchange is in process.
 */
export function mountExchangeControl(app: Hono, platform: Platform): void {
  const { database, now } = platform
  app.post('/sandbox/exchanges', async (context) => {
    const body = await bodyOf(context.req)
    const account = namedAccount(platform, body.get('merchant'), body.get('username'))
    const decision = decisions.find((known) => known === body.get('decision'))
    const reference = body.get('reference')
    if (!account || decision === undefined || typeof reference !== 'string')
      return context.json({ error: 'merchant, username, reference and decision are needed', decisions }, 400)
    const remark = body.get('remark')
    const how = { decision, ...(typeof remark === 'string' && { remark }) }
    const isDone = database.transaction(() => {
      const exchange = findExchange(database, account.id, reference)
      return exchange !== undefined && decideExchange(database, exchange, how, now())
    })
    return isDone ? context.json({ decided: reference }) : context.json({ error: 'it is not in process' }, 409)
  })
}
