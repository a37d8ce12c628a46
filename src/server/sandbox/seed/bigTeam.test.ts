import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database'
import { query } from '../db/query'
import { schema } from '../db/schema'
import { insertAccount } from '../store/accounts'
import { isBelow, teamBelow } from '../store/teams'
import { bigTeamLevels, seedBigTeam } from './bigTeam'

const database = openDatabase({ dataDir: ':memory:' })
afterAll(() => database.close())
database.exec(schema)
const agent = insertAccount(database, {
  ...{ merchant: 'bench', username: 'agent01', passwordHash: '', referralCode: 'A', registeredAt: 0, type: 1 },
})
const size = 30_000
database.transaction(() =>
  seedBigTeam(database, { merchant: 'bench', agent, size, passwordHash: '', now: Date.UTC(2030, 0, 15) }),
)

describe('a big team', () => {
  it('has its size and its levels, agents above members', () => {
    const levels = database.all(
      teamBelow(agent)
        .selectFrom('team')
        .innerJoin('account', 'account.id', 'team.id')
        .select(({ fn }) => ['depth', fn.countAll<number>().as('accounts'), fn.max<number>('type').as('type')])
        .groupBy('depth')
        .orderBy('depth'),
    )
    expect(levels.map(({ depth }) => depth)).toEqual(Array.from({ length: bigTeamLevels }, (_, place) => place + 1))
    expect(levels.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(size)
    expect(levels.at(-1)?.type).toBe(0)
  })

  it('stands below each of its agents as deep as the uplines say', () => {
    const wrong = database.all(
      query
        .withRecursive('climb(ancestor, below, steps)', (recursive) =>
          recursive
            .selectFrom('account')
            .select((account) => ['upline as ancestor', 'id as below', account.lit(1).as('steps')])
            .where('upline', 'is not', null)
            .unionAll(
              recursive
                .selectFrom('climb')
                .innerJoin('account', 'account.id', 'climb.ancestor')
                .select((climb) => [
                  'account.upline as ancestor',
                  'climb.below',
                  climb('climb.steps', '+', 1).as('steps'),
                ])
                .where('account.upline', 'is not', null),
            ),
        )
        .selectFrom('climb')
        .leftJoin('teamPath', (path) =>
          path
            .onRef('teamPath.ancestorId', '=', 'climb.ancestor')
            .onRef('teamPath.accountId', '=', 'climb.below')
            .onRef('teamPath.depth', '=', 'climb.steps'),
        )
        .select('climb.below')
        .where('teamPath.depth', 'is', null),
    )
    expect(wrong).toEqual([])
  })

  it('tells who is below whom', () => {
    const member = agent + size
    expect(isBelow(database, agent, member)).toBe(true)
    expect(isBelow(database, member, agent)).toBe(false)
    expect(isBelow(database, agent, agent)).toBe(false)
  })
})
