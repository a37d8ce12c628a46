import { expect } from 'vitest'
import { bonusTransitions } from '../../../src/server/sandbox/store/bonuses'
import { rewardTransitions } from '../../../src/server/sandbox/store/rewards'
import { nextStates } from '../../../src/server/sandbox/store/withdrawals'
import { minorOf, type MoneyWorld, player } from './moneyWorld'

type Table = Readonly<Record<string, readonly string[]>>

/** A machine: where it begins, and what follows what. */
interface Machine {
  readonly first: readonly string[]
  readonly table: Table
}

const machines: Readonly<Record<string, Machine>> = {
  deposit: {
    first: ['PENDING'],
    table: { PENDING: ['CREDITED', 'FAILED', 'CANCELLED'], CREDITED: [], FAILED: [], CANCELLED: [] },
  },
  withdrawal: { first: ['PENDING'], table: nextStates },
  bonus: { first: ['ACTIVE'], table: bonusTransitions },
  reward: { first: ['CLAIMABLE'], table: rewardTransitions },
  mission: { first: ['OPEN'], table: { OPEN: ['DONE'], DONE: ['CLAIMED'], CLAIMED: [] } },
}

/** Wherever steps of the table lead from a state: several may lie between two looks. */
function reachable(table: Table, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set(from)
  for (const state of reached) for (const next of table[state] ?? []) reached.add(next)
  return reached
}

/** What the answers have told of a member's money so far, in minor units, besides what its lists tell. */
export interface Told {
  readonly deposits: Set<string>
  /** Of rounds, of transfers to the upline and of prizes. */
  result: number
}

/** Everything of the member that has a state, and what its lists say that its wallets have gained since ever. */
async function look(world: MoneyWorld, told: Told) {
  const states = new Map<string, string>()
  let gained = told.result
  const note = (machine: string, id: string, state: string) => states.set(`${machine} ${id}`, state)
  for (const reference of told.deposits) {
    const { status, amount } = await world.deposit(reference)
    note('deposit', reference, status)
    if (status === 'CREDITED') gained += minorOf(amount)
  }
  for (const { reference, status, amount, confirmation } of await world.withdrawals()) {
    note('withdrawal', reference, status)
    if (status === 'REJECTED') continue
    gained -= minorOf(amount)
    if (status === 'RETURNED') gained += minorOf(confirmation?.remainder)
  }
  for (const { reference, state, taken = 0 } of [
    ...(await world.bonuses('ACTIVE')),
    ...(await world.bonuses('ENDED')),
  ]) {
    note('bonus', reference, state)
    gained -= minorOf(taken)
  }
  for (const asked of ['CLAIMABLE', 'CLAIMED', 'EXPIRED'])
    for (const { reference, state } of await world.rewards(asked)) note('reward', reference, state)
  for (const { missionId, periodFrom, state } of await world.missions())
    note('mission', `${missionId} ${periodFrom}`, state)
  const held = [...(await world.wallets(player)).values()].reduce((sum, minor) => sum + minor, 0)
  return { states, gained, held }
}

/** Compares what a member holds, and how everything stands, with how it stood at the last look. */
export async function openBooks(world: MoneyWorld, told: Told) {
  const opened = await look(world, told)
  let before = opened.states
  return {
    check: async (says: unknown) => {
      const { states, gained, held } = await look(world, told)
      expect({ says, held: held - opened.held }).toEqual({ says, held: gained - opened.gained })
      for (const [id, state] of states) {
        const { first, table } = machines[id.split(' ')[0] ?? ''] ?? { first: [], table: {} }
        const was = before.get(id)
        const may = reachable(table, was === undefined ? first : [was])
        expect({ says, id, was, state: may.has(state) ? 'in its table' : state }).toEqual({
          says,
          id,
          was,
          state: 'in its table',
        })
      }
      // a day's mission goes with its day, everything else stays in the books
      for (const id of before.keys()) expect(states.has(id) || id.startsWith('mission '), `${id} is gone`).toBe(true)
      before = states
    },
  }
}
