import type { Context, Hono } from 'hono'
import { textLanguage } from '../../language'
import { decimal } from '../../money'
import type { Platform } from '../../platform'
import { parseJson } from '../../readRequest'
import { accountById } from '../../store/accounts'
import { findGame } from '../../store/games'
import { betReference, recordBet } from '../../store/bets'
import { record } from '../../store/movements'
import { earnByStake } from '../../store/points'
import { findPlay, openTicket, type Play } from '../../store/tickets'
import { findVendor } from '../../store/vendors'
import { mainWallet, settle, walletsOf } from '../../store/wallets'
import { sendFile, sendPage } from '../document'
import { playPage, usedPage } from './page'
import { playScript } from './script'
import { playStyle } from './style'
import { payOf, symbols } from './symbols'

/** What a spin costs, in minor units. */
const stake = 1_00

/** The demo game: a ticket opens it once, its key plays it for an hour. */
export function mountPlay(app: Hono, platform: Platform): void {
  const { database, now } = platform

  app.get('/sandbox/play', (context) => {
    const opened = openTicket(database, context.req.query('ticket') ?? '', now())
    if (!opened) return sendPage(context, usedPage(textLanguage(context.req.query('language'))), 403)
    return sendPage(context, gamePage(platform, opened.play, opened.key))
  })
  app.get('/sandbox/play/page.css', (context) => sendFile(context, playStyle, 'text/css'))
  app.get('/sandbox/play/page.js', (context) => sendFile(context, playScript, 'text/javascript'))
  app.post('/sandbox/play/spin', async (context) => spin(context, platform, parseJson(await context.req.text())))
}

function gamePage({ database, merchant }: Platform, play: Play, key: string) {
  const language = textLanguage(play.language)
  const vendor = findVendor(database, play.vassalage)?.name ?? play.vassalage
  const game = play.nodeId === undefined ? undefined : findGame(database, play.nodeId, { language })
  const owner = accountById(database, play.accountId)
  const symbol = owner ? `${merchant(owner.merchant).currency.symbol} ` : ''
  const balance = symbol + mainBalance(database, play.accountId)
  return playPage({ language, key, title: game?.title ?? vendor, vendor, cover: game?.image, balance })
}

function spin(context: Context, { database, now, random, merchant }: Platform, body: unknown): Response {
  const key = typeof body === 'object' && body !== null && 'key' in body && typeof body.key === 'string' ? body.key : ''
  const play = findPlay(database, key, now())
  const owner = play && accountById(database, play.accountId)
  if (!play || !owner) return context.json({ error: 'closed' }, 403)
  const reels = [0, 1, 2].map(() => Math.floor(random() * symbols.length))
  const win = payOf(reels) * stake
  const settled = database.transaction(() => {
    if (!settle(database, play.accountId, stake, win)) return false
    const bet = recordBet(database, { ...play, stake, win }, now())
    record(
      database,
      { accountId: play.accountId, kind: 'GAME', amount: win - stake, reference: betReference(bet) },
      now(),
    )
    earnByStake(database, { accountId: play.accountId, vassalage: play.vassalage, stake }, now())
    return true
  })
  if (!settled) return context.json({ error: 'funds' }, 409)
  const balance = `${merchant(owner.merchant).currency.symbol} ${mainBalance(database, play.accountId)}`
  return context.json({ reels, stake: decimal(stake), win: decimal(win), balance }, 200, {
    'Cache-Control': 'no-store',
  })
}

const mainBalance = (database: Platform['database'], accountId: number): string =>
  decimal(walletsOf(database, accountId).find(({ accountTypeId }) => accountTypeId === mainWallet)?.minor ?? 0)
