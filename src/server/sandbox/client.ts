import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Who asks, without a session: the address that the edge reports or the connection has, and the program. Good
 * enough to give a captcha back to the visitor it was drawn for.
 */
export function clientKey(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',')[0]?.trim()
  const program = context.req.header('user-agent') ?? ''
  return `${forwarded || connectionAddress(context)} ${program}`
}

function connectionAddress(context: Context): string {
  // In process, as tests call it, there is no connection.
  const hasConnection = typeof context.env === 'object' && context.env !== null && 'incoming' in context.env
  return hasConnection ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process'
}
