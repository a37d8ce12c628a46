import type { Hono } from 'hono'
import type { Platform } from './platform'
import { parseJson } from './readRequest'
import type { Switch } from './scenarios/board'
import { scenarios } from './scenarios/scenario'
import { demoAccounts, demoPassword } from './seed/demoAccounts'
import { revealCaptcha } from './store/captchas'
import { sentCodes } from './store/smsCodes'

/**
 * What a platform would never show: for tests, stories and whoever develops. The edge does not pass these paths on.
 *
 *     GET  /sandbox/health
 *     GET  /sandbox/accounts
 *     GET  /sandbox/scenario                      names, and what is switched on
 *     POST /sandbox/scenario  {name, merchant?, call?}
 *     GET  /sandbox/sms?mobile=…&merchant=…       codes, newest first
 *     GET  /sandbox/captcha?merchant=…            answer of the newest picture
 *     POST /sandbox/captcha   {image}             answer of this picture, base64 as it was sent
 */
export function mountControl(app: Hono, { database, scenarios: board }: Platform): void {
  app.get('/sandbox/health', (context) => context.json({ ok: true }))
  app.get('/sandbox/accounts', (context) =>
    context.json({
      password: demoPassword,
      accounts: demoAccounts.map(({ username, role, type }) => ({ username, role, type })),
    }),
  )

  app.get('/sandbox/scenario', (context) =>
    context.json({
      scenarios: scenarios.map(({ name, description }) => ({ name, description })),
      active: board.active(),
    }),
  )
  app.post('/sandbox/scenario', async (context) => {
    const change = readSwitch(parseJson(await context.req.text()))
    if (change && board.set(change)) return context.json({ active: board.active() })
    return context.json({ error: 'no such scenario', known: scenarios.map(({ name }) => name) }, 400)
  })

  app.get('/sandbox/sms', (context) =>
    context.json({ codes: sentCodes(database, context.req.query('mobile') ?? '', context.req.query('merchant')) }),
  )
  app.get('/sandbox/captcha', (context) => {
    const answer = revealCaptcha(database, { merchant: context.req.query('merchant') ?? '' })
    return context.json({ answer: answer ?? null })
  })
  app.post('/sandbox/captcha', async (context) => {
    const image = member(parseJson(await context.req.text()), 'image')
    return context.json({ answer: (image !== undefined && revealCaptcha(database, { image })) || null })
  })
}

function member(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

function readSwitch(body: unknown): Switch | undefined {
  const name = member(body, 'name')
  return name === undefined ? undefined : { name, merchant: member(body, 'merchant'), call: member(body, 'call') }
}
