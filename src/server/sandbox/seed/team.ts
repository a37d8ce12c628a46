import type { Database } from '../db/database'
import { insertAccount } from '../store/accounts'
import { fillMainWallet, type World } from './history'

const day = 24 * 3_600_000

interface TeamMember {
  readonly username: string
  readonly upline: string
  /** Days ago that it registered. */
  readonly age: number
  readonly minor: number
  readonly history?: number
}

/** Members below the demo agents, so that an agent's figures are those of accounts that exist. */
const members: readonly TeamMember[] = [
  { username: 'mira01', upline: 'agent01', age: 88, minor: 412_50, history: 10 },
  { username: 'otto02', upline: 'agent01', age: 21, minor: 75_00, history: 8 },
  { username: 'zora03', upline: 'agent02', age: 64, minor: 930_20, history: 12 },
  { username: 'iven04', upline: 'agent02', age: 5, minor: 120_00, history: 6 },
  { username: 'lark05', upline: 'agent41', age: 40, minor: 58_75, history: 8 },
  { username: 'noor06', upline: 'agent41', age: 12, minor: 260_00, history: 10 },
  { username: 'pavo07', upline: 'agent41', age: 2, minor: 100_00 },
  { username: 'tali08', upline: 'agent42', age: 33, minor: 15_40, history: 6 },
  { username: 'wren09', upline: 'agent42', age: 6, minor: 340_00, history: 8 },
  { username: 'yara10', upline: 'agent42', age: 0.1, minor: 100_00 },
]

/** @param ids account ids of the demo accounts, by username */
export function seedTeam(
  database: Database,
  world: World,
  ids: ReadonlyMap<string, number>,
  passwordHash: string,
): void {
  for (const { username, upline, age, minor, history } of members) {
    const id = insertAccount(database, {
      merchant: world.code,
      username,
      passwordHash,
      nickname: username,
      referralCode: username.toUpperCase(),
      upline: ids.get(upline),
      registeredAt: world.now - age * day,
    })
    fillMainWallet(database, world, { id, username, minor, history, days: Math.min(34, Math.floor(age)) })
  }
}
