import type { Score } from '../../../contract/matches'
import { createRandom, type Random } from '../art/random'
import { minute } from '../durations'
import type { Sport } from './leagues'
import { basketball, football, iceHockey, type Phase, phaseAt, setNames } from './phases'
import type { Fixture } from './schedule'
import { over, type Standing, toCome } from './standing'

/** How a match stands: the same for everybody, from the match and the moment alone. */
export function standingAt(fixture: Fixture, now: number): Standing {
  const elapsed = Math.floor((now - fixture.startsAt) / minute)
  if (elapsed < 0) return toCome
  return plays[fixture.league.sport](fixture, elapsed)
}

/** `elapsed`: whole minutes since the start. */
const plays: Readonly<Record<Sport, (fixture: Fixture, elapsed: number) => Standing>> = {
  FOOTBALL: (fixture, elapsed) => playGoals(fixture, elapsed, football, 1.35, true),
  ICE_HOCKEY: (fixture, elapsed) => playGoals(fixture, elapsed, iceHockey, 2.7, false),
  BASKETBALL: playBaskets,
  TENNIS: playSets,
}

const playedIn = (phases: readonly Phase[]): number => phases.at(-1)?.played[1] ?? 1

/** Minutes of a match in which the book is closed while nothing fell: a review, a time-out. Never in a break. */
const pauses = 0.06
const isPaused = ({ id }: Fixture, elapsed: number): boolean => createRandom(`pause ${id} ${elapsed}`).chance(pauses)

/** Goals fall at minutes that are known beforehand; the book closes for the minute in which one fell. */
function playGoals(
  fixture: Fixture,
  elapsed: number,
  phases: readonly Phase[],
  usual: number,
  countsUp: boolean,
): Standing {
  const at = phaseAt(phases, elapsed)
  if (at === undefined) return over
  const length = playedIn(phases)
  const random = createRandom(`goals ${fixture.id}`)
  const [home, away] = fixture.strength.map((strength, side) =>
    goalTimes(random, usual * strength * (side === 0 ? 1.1 : 0.9), length),
  )
  const before = (times: readonly number[] = [], moment: number) => times.filter((time) => time <= moment).length
  const score = { home: before(home, at.played), away: before(away, at.played) }
  const isBreak = at.phase.played[0] === at.phase.played[1]
  const last = at.played - 1
  return {
    state: 'in-play',
    score,
    ...(at.phase.name && { period: at.phase.name }),
    ...(countsUp && !isBreak && { minute: Math.min(at.played + 1, at.phase.played[1]) }),
    left: 1 - at.played / length,
    isClosed:
      !isBreak &&
      (before(home, last) !== score.home || before(away, last) !== score.away || isPaused(fixture, elapsed)),
  }
}

function goalTimes(random: Random, expected: number, length: number): readonly number[] {
  const times: number[] = []
  // gaps between goals of a steady pace
  for (let time = 0; ;) {
    time += (-Math.log(1 - random.next()) * length) / expected
    if (time > length) return times
    times.push(Math.max(1, Math.round(time)))
  }
}

/** Both sides throw twice a minute. */
function playBaskets(fixture: Fixture, elapsed: number): Standing {
  const at = phaseAt(basketball, elapsed)
  if (at === undefined) return over
  const random = createRandom(`baskets ${fixture.id}`)
  const score = { home: 0, away: 0 }
  for (let thrown = 0; thrown < at.played * 2; thrown += 1) {
    score.home += basket(random, fixture.strength[0])
    score.away += basket(random, fixture.strength[1])
  }
  return {
    state: 'in-play',
    score,
    ...(at.phase.name && { period: at.phase.name }),
    left: 1 - at.played / playedIn(basketball),
    isClosed: at.phase.played[0] !== at.phase.played[1] && isPaused(fixture, elapsed),
  }
}

const basket = (random: Random, strength: number): number =>
  random.chance(0.4 + 0.06 * strength) ? random.pick([2, 2, 2, 3]) : 0

const gameLength = 4
const setsToWin = 2

/** A game every four minutes; two sets win. */
function playSets(fixture: Fixture, elapsed: number): Standing {
  const random = createRandom(`sets ${fixture.id}`)
  const [home, away] = fixture.strength
  const edge = 0.5 + (home - away) / 6
  const parts: Score[] = [{ home: 0, away: 0 }]
  const score = { home: 0, away: 0 }
  for (let game = 0; game < Math.floor(elapsed / gameLength); game += 1) {
    // who serves wins more often
    const isHome = random.chance(edge + (game % 2 === 0 ? 0.12 : -0.12))
    const set = parts.at(-1) ?? { home: 0, away: 0 }
    if (isHome) set.home += 1
    else set.away += 1
    if (!isSetOver(set)) continue
    if (isHome) score.home += 1
    else score.away += 1
    if (Math.max(score.home, score.away) === setsToWin) return over
    parts.push({ home: 0, away: 0 })
  }
  return {
    state: 'in-play',
    score,
    parts,
    period: setNames[parts.length - 1] ?? setNames[2],
    left: 1 - (score.home + score.away) / 3,
    isClosed: isPaused(fixture, elapsed),
  }
}

function isSetOver({ home, away }: Score): boolean {
  const most = Math.max(home, away)
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2)
}
