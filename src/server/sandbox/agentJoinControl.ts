import type { Hono } from 'hono'
import { bodyOf } from './controlRequest'
import type { Platform } from './platform'
import { applicationsTo, decideAgentApplication } from './store/agentApplications'

/**
 * Applications to be an agent as an operator has them:
 *
 *     GET  /sandbox/agent-applications?merchant=…            the last first
 *     POST /sandbox/agent-applications  {reference, decision, reason?}   APPROVE or REJECT
 */
export function mountAgentJoinControl(app: Hono, { database, now }: Platform): void {
  app.get('/sandbox/agent-applications', (context) =>
    context.json({ applications: applicationsTo(database, context.req.query('merchant') ?? '') }),
  )
  app.post('/sandbox/agent-applications', async (context) => {
    const body = await bodyOf(context.req)
    const [reference, decision, reason] = ['reference', 'decision', 'reason'].map((name) => body.get(name))
    if (typeof reference !== 'string' || (decision !== 'APPROVE' && decision !== 'REJECT'))
      return context.json({ error: 'reference and decision are needed: APPROVE or REJECT' }, 400)
    const how = { approved: decision === 'APPROVE', ...(typeof reason === 'string' && { reason }) }
    return decideAgentApplication(database, reference, how, now())
      ? context.json({ decided: reference })
      : context.json({ error: 'it is decided, or there is none' }, 409)
  })
}
