import type { Context, Hono } from 'hono'
import { parseJson } from '../../../../lib/parseJson'
import type { Platform } from '../../platform'
import { openLot, solveLot } from '../../store/geetest'
import { sendFile } from '../document'
import { geetestScript } from './script'
import { geetestStyle } from './style'

/** Marks of the slider that a challenge may ask for: never at its ends. */
const marks = { from: 25, to: 92 }

/**
 * The captcha's vendor, as the sandbox plays it: a script with the vendor's interface (initGeetest4), and the two
 * calls that it makes. What it gives is held against by sign-in and registration.
 */
export function mountGeetest(app: Hono, { database, now, random }: Platform): void {
  app.get('/sandbox/geetest/gt4.js', (context) => sendFile(context, geetestScript, 'text/javascript'))
  app.get('/sandbox/geetest/gt4.css', (context) => sendFile(context, geetestStyle, 'text/css'))

  app.post('/sandbox/geetest/load', async (context) => {
    const captchaId = member(await read(context), 'captcha_id')
    if (typeof captchaId !== 'string' || !/^sandbox-[\w-]{1,40}$/.test(captchaId))
      return context.json({ error: 'captcha_id' }, 400)
    const target = marks.from + Math.floor(random() * (marks.to - marks.from + 1))
    return answer(context, { lot_number: openLot(database, captchaId, target, now()), target })
  })
  app.post('/sandbox/geetest/verify', async (context) => {
    const body = await read(context)
    const [lot, position] = [member(body, 'lot_number'), member(body, 'position')]
    if (typeof lot !== 'string' || typeof position !== 'number')
      return context.json({ error: 'lot_number, position' }, 400)
    const solved = solveLot(database, lot, position, now())
    return answer(
      context,
      solved.state === 'right'
        ? { result: 'success', seccode: solved.proof }
        : { result: 'fail', reason: solved.state },
    )
  })
}

const read = async (context: Context): Promise<unknown> => parseJson(await context.req.text())

const member = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map<string, unknown>(Object.entries(body)).get(name) : undefined

const answer = (context: Context, value: object) => context.json(value, 200, { 'Cache-Control': 'no-store' })
