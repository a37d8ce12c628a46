import type { Hono } from 'hono'
import { parseJson } from '../../lib/parseJson'
import { mountActivityControl } from './activityControl'
import { mountAgentJoinControl } from './agentJoinControl'
import { mountCheckControl } from './checkControl'
import { mountExchangeControl } from './exchangeControl'
import { mountFeedbackControl } from './feedbackControl'
import { mountModuleControl } from './moduleControl'
import type { Platform } from './platform'
import type { Switch } from './scenarios/board'
import { scenarios } from './scenarios/scenario'
import { demoAccounts, demoPassword, demoPaymentPassword } from './seed/demoAccounts'
import { revealCaptcha } from './store/captchas'
import { sentMails } from './store/mails'
import { sentCodes } from './store/smsCodes'
import { mountVendorControl } from './vendorControl'

/**
 * What a platform would never show: for tests, stories and whoever develops. The edge does not pass these paths on.
 *
 *     GET  /sandbox/health
 *     GET  /sandbox/accounts
 *     GET  /sandbox/scenario                      names, and what is switched on
 *     POST /sandbox/scenario  {name, merchant?, call?}   `normal` puts switched modules and vendors back too
 *     POST /sandbox/reset                         accounts as they were seeded, nothing switched
 *     POST /sandbox/clock     {ahead}              milliseconds that its clock goes before the machine's
 *     GET  /sandbox/sms?mobile=…&merchant=…       codes, newest first
 *     GET  /sandbox/mail?merchant=…&account=…     mails, newest first
 *     GET  /sandbox/captcha?merchant=…            answer of the newest picture
 *     POST /sandbox/captcha   {image}             answer of this picture, base64 as it was sent
 *
 * Modules, vendors, promotions, exchanges of points, feedback, applications of agents and the second check of a sign-in
 * have files of their own.
 */
export function mountControl(app: Hono, platform: Platform): void {
  const { database, scenarios: board, moduleSwitches, vendorSwitches } = platform
  mountModuleControl(app, platform)
  mountVendorControl(app, platform)
  mountCheckControl(app, platform)
  mountActivityControl(app, platform)
  mountFeedbackControl(app, platform)
  mountAgentJoinControl(app, platform)
  mountExchangeControl(app, platform)
  app.get('/sandbox/health', (context) => context.json({ ok: true }))
  app.get('/sandbox/accounts', (context) =>
    context.json({
      password: demoPassword,
      paymentPassword: demoPaymentPassword,
      accounts: demoAccounts.map(({ username, role, type, password }) => ({ username, role, type, password })),
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
    if (change && board.set(change)) {
      if (change.name === 'normal' && change.call === undefined) {
        moduleSwitches.clear(change.merchant)
        vendorSwitches.clear(change.merchant)
      }
      return context.json({ active: board.active() })
    }
    return context.json({ error: 'no such scenario', known: scenarios.map(({ name }) => name) }, 400)
  })

  app.post('/sandbox/reset', (context) => {
    platform.startOver()
    platform.clock.ahead = 0
    board.clear()
    moduleSwitches.clear()
    vendorSwitches.clear()
    return context.json({ accounts: demoAccounts.length })
  })

  app.post('/sandbox/clock', async (context) => {
    const ahead = numberMember(parseJson(await context.req.text()), 'ahead')
    if (typeof ahead !== 'number' || !Number.isSafeInteger(ahead))
      return context.json({ error: 'ahead is milliseconds' }, 400)
    platform.clock.ahead = ahead
    return context.json({ now: platform.now() })
  })

  app.get('/sandbox/sms', (context) =>
    context.json({ codes: sentCodes(database, context.req.query('mobile') ?? '', context.req.query('merchant')) }),
  )
  app.get('/sandbox/mail', (context) =>
    context.json({
      mails: sentMails(database, context.req.query('merchant') ?? '', context.req.query('account') ?? ''),
    }),
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

const numberMember = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined

function readSwitch(body: unknown): Switch | undefined {
  const name = member(body, 'name')
  return name === undefined ? undefined : { name, merchant: member(body, 'merchant'), call: member(body, 'call') }
}
