import type { Context, Hono } from 'hono'
import { parseJson } from '../../lib/parseJson'
import { type Answer, type AnswerStatus, refuse } from './answer'
import type { Call, CallRow, MemberCall } from './call'
import { clientKey } from './client'
import { refuseBreak } from './handlers/playGuard'
import { textLanguage } from './language'
import { isMerchantCode } from './merchants/directory'
import type { Merchant } from './merchants/merchant'
import { enabledModules } from './merchants/modules'
import type { Platform } from './platform'
import { parseForm, readBody, readQuery } from './readRequest'
import { scenarioHeader } from './scenarios/header'
import type { Scenario } from './scenarios/scenario'
import { siteOf } from './site'
import { demoType } from './store/accounts'
import { findSession, isWithdrawOnly } from './store/sessions'

/** Mounts the table: one route a row, the same steps around each. */
export function mountCalls(app: Hono, platform: Platform, rows: readonly CallRow[]): void {
  for (const row of rows) app.on([row.method].flat(), row.path, (context) => answerCall(context, platform, row))
}

/** Merchant → scenario → module → session → body → handler → scenario. The first refusal ends it. */
async function answerCall(context: Context, platform: Platform, row: CallRow): Promise<Response> {
  // the page goes by this time, also where the sandbox's clock was moved
  context.header('Date', new Date(platform.now()).toUTCString())
  const code = context.req.header('merchant')
  if (!isMerchantCode(code)) return respond(context, refuse('merchant.invalid', { status: 400 }))
  const scenario = platform.scenarios.of(context.req.path, code, context.req.header(scenarioHeader))
  if (scenario.delay !== undefined) await platform.sleep(scenario.delay, context.req.raw.signal)
  const run = () => runCall(context, platform, row, platform.merchant(code), scenario)
  if (scenario.afterwards) await run()
  if (scenario.body)
    return context.body(scenario.body.text, scenario.body.status ?? 200, { 'Content-Type': scenario.body.type })
  if (scenario.refuse) return respondRefusal(context, scenario.refuse)
  const answer = await run()
  const value = answer.success && scenario.distort ? scenario.distort(answer.value) : answer.value
  return respond(context, { ...answer, value })
}

async function runCall(
  context: Context,
  platform: Platform,
  row: CallRow,
  merchant: Merchant,
  scenario: Scenario,
): Promise<Answer> {
  const modules = enabledModules(merchant.modules)
  if (!isOpen(row, context.req.header('modid'), modules)) return refuse('function.not.available')

  const token = context.req.header('authorization')
  const account = token === undefined ? undefined : findSession(platform.database, merchant.code, token, platform.now())
  const asked = row.token === true || (row.token === 'optional' && token !== undefined)
  if (asked && account === undefined) return refuse('customer.not.login', { status: 401 })
  if (row.token === true && row.realAccount && account?.type === demoType) return refuse('demo.not.allowed')

  const sent = row.bytes
    ? { body: new Uint8Array(await context.req.arrayBuffer()) }
    : await parseBody(context, platform, row)
  if (sent === undefined) return refuse('system.error', { status: 400 })

  const call: Call = {
    platform,
    merchant,
    modules,
    language: textLanguage(context.req.header('language')),
    query: readQuery(context.req.url),
    body: sent.body,
    site: siteOf(context),
    client: clientKey(context),
    account,
    token,
    scenario,
  }
  if (row.token !== true) return row.handler(call)
  if (account === undefined || token === undefined) return refuse('customer.not.login', { status: 401 })
  const own: MemberCall = { ...call, account, token }
  const mayPlay = row.inWithdrawal || row.method === 'GET' || !isWithdrawOnly(platform.database, token)
  return (mayPlay ? undefined : refuseBreak(own)) ?? row.handler(own)
}

/** Undefined: it cannot be read. */
async function parseBody(context: Context, { cipher }: Platform, row: CallRow): Promise<{ body: unknown } | undefined> {
  const text = await readBody(context, cipher, row.encrypt === true)
  if (text === undefined) return undefined
  if (row.form) return { body: parseForm(text) }
  if (text === '') return { body: undefined }
  const body = parseJson(text)
  return body === undefined ? undefined : { body }
}

/** The module that the call is made for must be one of the row's, and on. */
function isOpen(row: CallRow, named: string | undefined, modules: ReadonlySet<string>): boolean {
  const able = [row.module].flat()
  const wanted = named ?? able[0]
  return wanted !== undefined && able.includes(wanted) && modules.has(wanted)
}

function respondRefusal(context: Context, { status, message, retryAfter }: NonNullable<Scenario['refuse']>): Response {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  return respond(context, { success: false, ...(message !== undefined && { message }), status })
}

function respond(context: Context, { success, value, message, status = 200 }: Answer): Response {
  context.header('Cache-Control', 'no-store')
  return json(
    context,
    { success, ...(value !== undefined && { value }), ...(message !== undefined && { message }) },
    status,
  )
}

const json = (context: Context, body: object, status: AnswerStatus) =>
  context.body(JSON.stringify(body), status, { 'Content-Type': 'application/json; charset=utf-8' })
