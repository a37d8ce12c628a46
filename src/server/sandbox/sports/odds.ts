import type { Odds } from '../../../contract/matches'
import { createRandom } from '../art/random'
import type { Sport } from './leagues'
import type { Fixture } from './schedule'
import type { Standing } from './standing'

/** What the book keeps: the chances that its odds stand for are so much more than one together. */
const keeps = 1.06
/** Odds move a little all the time, in play every so many milliseconds, before it every so many. */
const breath = { inPlay: 20_000, before: 600_000 }

type Chances = readonly [home: number, draw: number, away: number]

/** What a book pays at a moment: from how good the sides are, how the match stands and what is left of it. */
export function oddsAt(fixture: Fixture, standing: Standing, now: number): Odds {
  const isInPlay = standing.state === 'in-play'
  const [home, draw, away] = chances[fixture.league.sport](fixture, standing)
  const step = Math.floor(now / (isInPlay ? breath.inPlay : breath.before))
  const random = createRandom(`odds ${fixture.id} ${step}`)
  const price = (chance: number) => decimalOdds(1 / (chance * keeps * random.range(0.99, 1.01)))
  return { home: price(home), ...(draw > 0 && { draw: price(draw) }), away: price(away) }
}

function decimalOdds(fair: number): string {
  const odds = Math.max(1.01, fair)
  return (odds < 10 ? odds : odds < 20 ? Math.round(odds * 5) / 5 : Math.round(odds)).toFixed(2)
}

const chances: Readonly<Record<Sport, (fixture: Fixture, standing: Standing) => Chances>> = {
  FOOTBALL: (fixture, standing) => byGoals(fixture, standing, 1.35),
  ICE_HOCKEY: (fixture, standing) => byGoals(fixture, standing, 2.7),
  BASKETBALL: byLead,
  TENNIS: bySets,
}

/** No side is sure, and none without hope. */
const least = 0.02
const bounded = (chance: number): number => Math.min(1 - least, Math.max(least, chance))

const leadIn = (standing: Standing): number =>
  standing.state === 'in-play' ? standing.score.home - standing.score.away : 0
const leftIn = (standing: Standing): number => (standing.state === 'in-play' ? standing.left : 1)

/** Goals to come are Poisson's. */
function byGoals({ strength: [home, away] }: Fixture, standing: Standing, usual: number): Chances {
  const left = leftIn(standing)
  const ofHome = poisson(usual * home * 1.1 * left)
  const ofAway = poisson(usual * away * 0.9 * left)
  const lead = leadIn(standing)
  let [wins, draws] = [0, 0]
  ofHome.forEach((chanceHome, goals) => {
    ofAway.forEach((chanceAway, others) => {
      const end = lead + goals - others
      if (end > 0) wins += chanceHome * chanceAway
      else if (end === 0) draws += chanceHome * chanceAway
    })
  })
  return [bounded(wins), bounded(draws), bounded(1 - wins - draws)]
}

const mostGoals = 14
function poisson(expected: number): readonly number[] {
  const chancesOf: number[] = []
  let chance = Math.exp(-expected)
  for (let goals = 0; goals < mostGoals; goals += 1) {
    chancesOf.push(chance)
    chance *= expected / (goals + 1)
  }
  return chancesOf
}

function byLead({ strength: [home, away] }: Fixture, standing: Standing): Chances {
  const left = leftIn(standing)
  const expected = leadIn(standing) + (home - away) * 12 * left
  return twoWays(expected / (9 * Math.sqrt(left) + 1))
}

function bySets({ strength: [home, away] }: Fixture, standing: Standing): Chances {
  const last = standing.state === 'in-play' ? standing.parts?.at(-1) : undefined
  const games = last === undefined ? 0 : last.home - last.away
  return twoWays((home - away) * 1.6 + leadIn(standing) * 1.1 + games * 0.28)
}

/** From an edge in standard deviations, by the logistic curve that is nearest to the normal one. */
function twoWays(edge: number): Chances {
  const home = bounded(1 / (1 + Math.exp(-1.7 * edge)))
  return [home, 0, 1 - home]
}
