import type { Context, Hono } from 'hono'
import { parseJson } from '../../../../lib/parseJson'
import { textLanguage } from '../../language'
import { decimal } from '../../money'
import type { Platform } from '../../platform'
import { findMatch } from '../../sports/schedule'
import { accountById } from '../../store/accounts'
import { findGame } from '../../store/games'
import { betReference, recordBets } from '../../store/bets'
import { countRound, expireBonuses } from '../../store/bonuses'
import { record } from '../../store/movements'
import { earnByStake } from '../../store/points'
import { findPlay, openTicket, type Play, siteOfTicket } from '../../store/tickets'
import { findVendor } from '../../store/vendors'
import { seeSession } from '../../store/sessions'
import { balanceOf, mainWallet, settle } from '../../store/wallets'
import { sendFile, sendPage } from '../document'
import { bookMatches, readPick, tellPick } from './book'
import { playPage, usedPage } from './page'
import { kindOf, playRound, stakes } from './rounds'
import { playScript } from './script'
import { stoppedBy } from './stopped'
import { playStyle } from './style'
import { playTexts } from './texts'

/** The demo games: a ticket opens one once, its key plays it for an hour, while the session lasts. */
export function mountPlay(app: Hono, platform: Platform): void {
  const { database, now } = platform

  app.get('/sandbox/play', (context) => {
    const ticket = context.req.query('ticket') ?? ''
    const opened = openTicket(database, ticket, now())
    if (!opened) {
      return sendPage(
        context,
        usedPage(textLanguage(context.req.query('language')), siteOfTicket(database, ticket)),
        403,
      )
    }
    return sendPage(context, gamePage(platform, opened.play, opened.key))
  })
  app.get('/sandbox/play/page.css', (context) => sendFile(context, playStyle, 'text/css'))
  app.get('/sandbox/play/page.js', (context) => sendFile(context, playScript, 'text/javascript'))
  app.post('/sandbox/play/spin', async (context) => spin(context, platform, parseJson(await context.req.text())))
}

function gamePage(platform: Platform, play: Play, key: string) {
  const language = textLanguage(play.language)
  const { database } = platform
  const vendor = findVendor(database, play.vassalage)
  const name = vendor?.name ?? play.vassalage
  const game = play.nodeId === undefined ? undefined : findGame(database, play.nodeId, { language })
  const kind = kindOf(vendor?.category)
  const match = play.matchId === undefined ? undefined : findMatch(play.matchId, play.vassalage)
  return playPage({
    language,
    kind,
    key,
    title: match ? `${match.home.name[language]} – ${match.away.name[language]}` : (game?.title ?? name),
    vendor: name,
    cover: game?.image,
    ...(kind === 'book' && { matches: bookMatches(play.matchId, play.vassalage, platform.now()) }),
    balance: shownBalance(platform, play),
    site: play.site,
  })
}

function spin(context: Context, platform: Platform, body: unknown): Response {
  const { database, now, random } = platform
  const sent = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const key = sent.get('key')
  const play = typeof key === 'string' ? findPlay(database, key, now()) : undefined
  const player = play && accountById(database, play.accountId)
  if (!player || player.disabled) return context.json({ error: 'closed' }, 403)
  const stake = stakes.find((one) => one === sent.get('stake')) ?? stakes[0]
  const { accountId, vassalage, wallet } = play
  seeSession(database, play.tokenHash, now())
  const stopped = stoppedBy(platform, play, stake)
  if (stopped) return context.json({ error: 'stopped', text: stopped.text }, stopped.over ? 403 : 409)
  const game = kindOf(findVendor(database, vassalage)?.category)
  const picked = game === 'book' ? readPick(sent.get('pick'), play, now()) : undefined
  const language = textLanguage(play.language)
  if (game === 'book' && picked === undefined)
    return context.json({ error: 'stopped', text: playTexts.suspended[language] }, 409)
  const { stops, win } = playRound(game, stake, random, picked?.pick)
  const settled = database.transaction(() => {
    expireBonuses(database, accountId, now())
    if (!settle(database, { accountId, wallet, stake, win })) return false
    const detail = { type: 'rounds', game, rounds: [{ stops, stake, win }] } as const
    const bet = recordBets(database, [{ ...play, stake, win, placedAt: now(), detail }])
    // the account's history is that of its main wallet; rounds elsewhere stand among the bets
    if (wallet === mainWallet)
      record(database, { accountId, kind: 'GAME', amount: win - stake, reference: betReference(bet) }, now())
    earnByStake(database, { accountId, vassalage, stake }, now())
    countRound(database, { accountId, stake, win }, now())
    return true
  })
  if (!settled) return context.json({ error: 'funds' }, 409)
  const said = picked && tellPick(picked.match, picked.pick, stops, language)
  const answer = { stops, stake: decimal(stake), win: decimal(win), balance: shownBalance(platform, play), said }
  return context.json(answer, 200, { 'Cache-Control': 'no-store' })
}

/** Of the wallet that is played from, with the merchant's currency. */
function shownBalance({ database, merchant }: Platform, { accountId, wallet }: Play): string {
  const owner = accountById(database, accountId)
  const symbol = owner ? `${merchant(owner.merchant).currency.symbol} ` : ''
  return symbol + decimal(balanceOf(database, accountId, wallet))
}
