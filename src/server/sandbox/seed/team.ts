import type { Database } from '../db/database'
import { day } from '../durations'
import { insertAccount } from '../store/accounts'
import { referralRule } from '../content/referralRule'
import { recordReward } from '../store/referrals'
import { fillMainWallet, type Gift, type World } from './history'

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

interface Friend extends TeamMember {
  /** Days ago that the inviter was rewarded. */
  readonly rewarded?: number
  /** A deposit below what a reward asks for, in minor units. */
  readonly deposit?: number
}

/** Whom the demo members have invited: one of each step. */
const friends: readonly Friend[] = [
  { username: 'hugo13', upline: 'member01', age: 26, minor: 95_00, history: 6, rewarded: 22 },
  { username: 'gala12', upline: 'member01', age: 11, minor: 20_00, deposit: 20_00 },
  { username: 'finn11', upline: 'member01', age: 3, minor: 0 },
  { username: 'ines14', upline: 'vip01', age: 48, minor: 210_00, history: 10, rewarded: 40 },
]

const rewardReference = (place: number): string => `INV9000000${place}`

/** What an account was rewarded with for its friends before now. */
export const pastRewards = (username: string, amount: number, now: number): readonly Gift[] =>
  friends.flatMap(({ upline, rewarded }, place) =>
    upline === username && rewarded !== undefined
      ? [{ at: now - rewarded * day, amount, reference: rewardReference(place) }]
      : [],
  )

/** @param ids account ids of the demo accounts, by username; those of the team are added */
export function seedTeam(
  database: Database,
  world: World,
  ids: Map<string, number>,
  { passwordHash, currency }: { readonly passwordHash: string; readonly currency: string },
): void {
  const all: readonly Friend[] = [...members, ...friends]
  for (const { username, upline, age, minor, history, deposit, rewarded } of all) {
    const id = insertAccount(database, {
      merchant: world.code,
      username,
      passwordHash,
      nickname: username,
      referralCode: username.toUpperCase(),
      upline: ids.get(upline),
      registeredAt: world.now - age * day,
    })
    ids.set(username, id)
    fillMainWallet(database, world, { id, username, minor, history, deposit, days: Math.min(34, Math.floor(age)) })
    const inviter = ids.get(upline)
    if (rewarded === undefined || inviter === undefined) continue
    const place = friends.findIndex((friend) => friend.username === username)
    recordReward(database, {
      ...{ accountId: inviter, friendId: id, amount: referralRule(currency).reward },
      ...{ reference: rewardReference(place), paidAt: world.now - rewarded * day },
    })
  }
}
