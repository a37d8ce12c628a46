import type { Hono } from 'hono'
import { activityOf } from './content/activities'
import { bodyOf, namedAccount } from './controlRequest'
import type { Platform } from './platform'
import { type Decision, decideApplication } from './store/activities'
import { entriesByActivity } from './store/activityEntries'
import { changeWindow, type WindowChange } from './store/activityWindows'

const decisions: readonly Decision[] = ['ACCEPT', 'REJECT', 'ISSUE']

/**
 * Promotions as an operator has them:
 *
 *     GET  /sandbox/activities?merchant=…&username=…   how the member's entries stand
 *     POST /sandbox/activities  {merchant, username, activityId, decision, reason?}
 *     POST /sandbox/activities/window  {activityId, startsAt?, endsAt?, joinBy?}   epoch milliseconds; null: no end
 *
 * A decision is ACCEPT, REJECT or ISSUE, and counts where the state of the application leads there.
 */
export function mountActivityControl(app: Hono, platform: Platform): void {
  const { database, now } = platform
  app.get('/sandbox/activities', (context) => {
    const account = namedAccount(platform, context.req.query('merchant'), context.req.query('username'))
    if (!account) return context.json({ error: 'no such account' }, 404)
    const entries = [...entriesByActivity(database, account.id).values()]
    return context.json({ entries: entries.map(({ activity, state, reference }) => ({ activity, state, reference })) })
  })
  app.post('/sandbox/activities', async (context) => {
    const body = await bodyOf(context.req)
    const account = namedAccount(platform, body.get('merchant'), body.get('username'))
    const decision = decisions.find((known) => known === body.get('decision'))
    const [activityId, reason] = [body.get('activityId'), body.get('reason')]
    if (!account || decision === undefined || typeof activityId !== 'string')
      return context.json({ error: 'merchant, username, activityId and decision are needed', decisions }, 400)
    const how = { decision, ...(typeof reason === 'string' && { reason }) }
    const isDone = decideApplication(database, { accountId: account.id, activityId }, how, now())
    return isDone ? context.json({ decided: activityId }) : context.json({ error: 'it does not stand so' }, 409)
  })
  app.post('/sandbox/activities/window', async (context) => {
    const body = await bodyOf(context.req)
    const activityId = body.get('activityId')
    const change = readWindow(body)
    if (typeof activityId !== 'string' || !activityOf(activityId) || !change)
      return context.json({ error: 'activityId and times are needed' }, 400)
    changeWindow(database, activityId, change)
    return context.json({ changed: activityId })
  })
}

function readWindow(body: ReadonlyMap<string, unknown>): WindowChange | undefined {
  const change: { startsAt?: number; endsAt?: number | null; joinBy?: number | null } = {}
  for (const name of ['startsAt', 'endsAt', 'joinBy'] as const) {
    const time = body.get(name)
    if (time === undefined) continue
    if (time === null && name !== 'startsAt') change[name] = null
    else if (typeof time === 'number' && Number.isSafeInteger(time) && time >= 0) change[name] = time
    else return undefined
  }
  return change
}
