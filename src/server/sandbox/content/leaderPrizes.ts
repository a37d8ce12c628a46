import type { Span } from '../store/calendar'

/** What the first places of the leaderboard win in money when a period is over, in minor units. */
export const leaderPrizes: Readonly<Record<Span, readonly number[]>> = {
  DAILY: [],
  WEEKLY: [50_00, 25_00, 10_00],
  MONTHLY: [200_00, 100_00, 50_00, 25_00, 25_00],
}

/** They are claimed in the reward centre, for so many days after the end. */
export const leaderPrizeDays = 14
