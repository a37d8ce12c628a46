import type { Odds } from '../../../../contract/matches'
import { bcp47, type TextLanguage } from '../../language'
import { fixturesAround, findMatch, type Fixture } from '../../sports/schedule'
import { leagues } from '../../sports/leagues'
import { oddsAt } from '../../sports/odds'
import { standingAt } from '../../sports/play'
import type { Standing } from '../../sports/standing'
import { escapeHtml } from '../document'
import type { Pick } from './rounds'
import { playTexts } from './texts'

/** A match as a book offers it at a moment. */
export interface BookMatch {
  readonly fixture: Fixture
  readonly standing: Standing
  /** Undefined while no bets are taken. */
  readonly odds: Odds | undefined
  /** The book was opened at it. */
  readonly isAsked: boolean
}

const places = ['home', 'draw', 'away'] as const
type Place = (typeof places)[number]
/** Shown below the match that was asked for, or instead of one. */
const mostOthers = 5

function offer(fixture: Fixture, now: number, isAsked: boolean): BookMatch {
  const standing = standingAt(fixture, now)
  const odds = standing.state === 'over' ? undefined : oddsAt(fixture, standing, now)
  const isClosed = odds === undefined || (standing.state === 'in-play' && standing.isClosed)
  return { fixture, standing, odds: isClosed ? undefined : odds, isAsked }
}

/** What the book of a vendor shows: the match that it was opened at, and others that start next. */
export function bookMatches(matchId: string | undefined, vendor: string, now: number): readonly BookMatch[] {
  const asked = matchId === undefined ? undefined : findMatch(matchId, vendor)
  const others = leagues
    .filter(({ books }) => books.includes(vendor))
    .flatMap((league) => fixturesAround(league, now))
    .filter(({ id }) => id !== asked?.id)
    .sort((one, other) => one.startsAt - other.startsAt)
    .map((fixture) => offer(fixture, now, false))
    .filter(({ odds }) => odds !== undefined)
  return [...(asked ? [offer(asked, now, true)] : []), ...others.slice(0, mostOthers)]
}

const isPlace = (text: string | undefined): text is Place => places.some((place) => place === text)

/** Reads what the page sends, such as "COAST-1-2 home": what is bet on, at the odds of now. */
export function readPick(
  sent: unknown,
  { matchId, vassalage }: { readonly matchId: string | undefined; readonly vassalage: string },
  now: number,
): { readonly match: BookMatch; readonly pick: Pick } | undefined {
  const [id, place = 'home'] = typeof sent === 'string' ? sent.split(' ') : []
  const fixture = id === undefined ? undefined : findMatch(id, vassalage)
  const match = fixture ? offer(fixture, now, false) : bookMatches(matchId, vassalage, now).find(({ odds }) => odds)
  if (match?.odds === undefined || !isPlace(place) || match.odds[place] === undefined) return undefined
  const { odds } = match
  return {
    match,
    pick: { place: places.indexOf(place), odds: places.map((one) => Math.round(Number(odds[one] ?? 0) * 100)) },
  }
}

const nameOf = ({ home, away }: Fixture, place: Place | undefined, language: TextLanguage): string =>
  place === 'home' ? home.name[language] : place === 'away' ? away.name[language] : playTexts.draw[language]

/** What was bet on and how the demo decided it. */
export function tellPick(
  { fixture }: BookMatch,
  { place, odds }: Pick,
  stops: readonly number[],
  language: TextLanguage,
) {
  const price = ((odds[place] ?? 0) / 100).toFixed(2)
  const full = language === 'CN' ? '。' : '. '
  const own = `${playTexts.taken[language]}${nameOf(fixture, places[place], language)} \u2066${price}\u2069${full}`
  return `${own}${playTexts.result[language]}${nameOf(fixture, places[stops[1] ?? 0], language)}${full}`.trim()
}

/** HTML of what may be bet on. */
export function bookOf(matches: readonly BookMatch[], language: TextLanguage): string {
  const first = matches.find(({ odds }) => odds)
  const drawn = matches.map((match) => {
    const html = matchOf(match, language, match === first)
    const isFirstOther = !match.isAsked && match === matches.find(({ isAsked }) => !isAsked)
    return isFirstOther && match !== matches[0]
      ? `<h2 class="others">${escapeHtml(playTexts.others[language])}</h2>${html}`
      : html
  })
  return drawn.join('')
}

function matchOf({ fixture, standing, odds, isAsked }: BookMatch, language: TextLanguage, isChosen: boolean): string {
  const { home, away, league } = fixture
  const score = standing.state === 'in-play' ? standing.score : undefined
  const side = (name: string, points: number | undefined) =>
    `<span>${escapeHtml(name)}</span><b>${points === undefined ? '' : String(points)}</b>`
  const offered = places
    .filter((place) => odds?.[place] !== undefined)
    .map((place, at) => {
      const value = `${fixture.id} ${place}`
      const name = escapeHtml(nameOf(fixture, place, language))
      return `<label><input type="radio" name="pick" value="${value}"${isChosen && at === 0 ? ' checked' : ''}><span>${name} <b dir="ltr">${odds?.[place] ?? ''}</b></span></label>`
    })
  return `<section class="match${isAsked ? ' asked' : ''}"><p class="when">${escapeHtml(league.name[language])} · ${whenOf(fixture, standing, language)}</p>
<h2>${side(home.name[language], score?.home)}${side(away.name[language], score?.away)}</h2>
${odds === undefined ? `<p class="when">${escapeHtml(playTexts.suspended[language])}</p>` : `<div class="odds">${offered.join('')}</div>`}</section>`
}

function whenOf({ startsAt }: Fixture, standing: Standing, language: TextLanguage): string {
  if (standing.state === 'over') return escapeHtml(playTexts.over[language])
  if (standing.state === 'to-come') {
    const format = new Intl.DateTimeFormat(bcp47[language], {
      ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' },
      ...{ numberingSystem: 'latn' },
    } as const)
    return `<bdi>${escapeHtml(format.format(startsAt))} UTC</bdi>`
  }
  const at = standing.minute === undefined ? (standing.period?.[language] ?? '') : `\u2066${standing.minute}′\u2069`
  return `<em>${escapeHtml(playTexts.live[language])}</em> ${escapeHtml(at)}`
}
