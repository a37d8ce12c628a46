import fc from 'fast-check'

/** Minor units. */
const amount = fc.integer({ min: 100_00, max: 400_00 })
const which = fc.nat(5)
/** The platform does it, its answer is lost, and the same is asked for again. */
const lost = fc.boolean()

/** What may happen next to a member's money. */
export const step = fc.oneof(
  fc.record({ act: fc.constant('deposit' as const), amount, fails: fc.boolean(), lost }),
  fc.record({ act: fc.constant('withdraw' as const), amount, fails: fc.boolean(), lost }),
  fc.record({ act: fc.constant('move' as const), amount, which, home: fc.boolean(), lost }),
  fc.record({ act: fc.constant('upline' as const), amount, lost }),
  fc.record({
    act: fc.constant('confirm' as const),
    which,
    outcome: fc.constantFrom('RECEIVED', 'PART', 'FORCED'),
    lost,
  }),
  fc.record({ act: fc.constant('cancel' as const), which, lost }),
  fc.record({
    act: fc.constant('bet' as const),
    which,
    stake: fc.constantFrom(1_00, 5_00, 10_00),
    rounds: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ act: fc.constant('reward' as const), which, lost }),
  fc.record({ act: fc.constant('mission' as const), which, lost }),
  fc.record({ act: fc.constant('draw' as const), lost }),
  fc.record({ act: fc.constant('forfeit' as const), which, short: fc.boolean(), lost }),
  fc.record({ act: fc.constant('again' as const), which: fc.nat(20) }),
  fc.record({ act: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 70, 600) }),
  fc.record({ act: fc.constant('sleep' as const), days: fc.constantFrom(1, 8, 15) }),
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** One history in which each of them goes through. */
export const everything: readonly Step[] = [
  { act: 'upline', amount: 150_00, lost: true },
  { act: 'withdraw', amount: 200_00, fails: false, lost: true },
  { act: 'move', amount: 100_00, which: 0, home: false, lost: true },
  { act: 'wait', seconds: 70 },
  { act: 'confirm', which: 0, outcome: 'PART', lost: true },
  { act: 'deposit', amount: 300_00, fails: false, lost: true },
  { act: 'cancel', which: 0, lost: true },
  { act: 'again', which: 1 },
  { act: 'deposit', amount: 300_00, fails: false, lost: false },
  { act: 'wait', seconds: 5 },
  { act: 'move', amount: 200_00, which: 1, home: false, lost: false },
  { act: 'bet', which: 0, stake: 1_00, rounds: 12 },
  { act: 'bet', which: 1, stake: 1_00, rounds: 12 },
  ...[0, 1, 2, 3].map((place): Step => ({ act: 'mission', which: place, lost: place % 2 === 0 })),
  { act: 'reward', which: 0, lost: true },
  { act: 'reward', which: 0, lost: false },
  { act: 'draw', lost: true },
  { act: 'forfeit', which: 0, short: true, lost: false },
  { act: 'forfeit', which: 0, short: false, lost: true },
  { act: 'again', which: 14 },
  { act: 'sleep', days: 15 },
]
