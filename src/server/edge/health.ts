import type { Hono } from 'hono'
import type { EdgeOptions } from './edgeOptions'
import { commonHeaders } from './securityHeaders'

/** What whoever runs the edge asks of it, at any host: whether it lives, and whether it may be sent visitors. */
export function addHealth(app: Hono, { unready, remark: remarked }: Pick<EdgeOptions, 'unready' | 'remark'>): void {
  app.get('/healthz', (context) =>
    context.json({ status: 'ok' }, 200, { ...commonHeaders(false), 'Cache-Control': 'no-store' }),
  )
  app.get('/readyz', (context) => {
    const why = unready?.()
    const headers = { ...commonHeaders(false), 'Cache-Control': 'no-store' }
    const remark = remarked?.()
    return context.json(
      { status: why ?? 'ready', ...(remark !== undefined && { remark }) },
      why === undefined ? 200 : 503,
      headers,
    )
  })
}
