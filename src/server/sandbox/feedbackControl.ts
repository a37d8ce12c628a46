import type { Hono } from 'hono'
import { bodyOf } from './controlRequest'
import type { Platform } from './platform'
import { answerFeedback, sentFeedback } from './store/feedback'

/**
 * Feedback as customer service has it:
 *
 *     GET  /sandbox/feedback?merchant=…           whose it is and what it says, newest first
 *     POST /sandbox/feedback  {merchant, reference, answer}
 */
export function mountFeedbackControl(app: Hono, { database, merchant: find, now }: Platform): void {
  app.get('/sandbox/feedback', (context) =>
    context.json({ feedback: sentFeedback(database, context.req.query('merchant') ?? '') }),
  )
  app.post('/sandbox/feedback', async (context) => {
    const body = await bodyOf(context.req)
    const [merchant, reference, content] = ['merchant', 'reference', 'answer'].map((name) => body.get(name))
    if (typeof merchant !== 'string' || typeof reference !== 'string' || typeof content !== 'string' || content === '')
      return context.json({ error: 'merchant, reference and answer are needed' }, 400)
    return answerFeedback(database, { merchant: find(merchant).code, reference, content }, now())
      ? context.json({ answered: reference })
      : context.json({ error: 'no such feedback' }, 404)
  })
}
