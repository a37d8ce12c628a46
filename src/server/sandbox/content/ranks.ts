/** Ranks of the sandbox, lowest first, by turnover in minor units: of the month to stay, of all time to reach it. */
export const ranks = [
  { name: 'Bronze', monthly: 0, total: 0 },
  { name: 'Silver', monthly: 500_00, total: 2_000_00 },
  { name: 'Gold', monthly: 5_000_00, total: 50_000_00 },
  { name: 'Platinum', monthly: 25_000_00, total: 400_000_00 },
  { name: 'Diamond', monthly: 100_000_00, total: 2_000_000_00 },
] as const
