import type { Database } from '../db/database'
import { query } from '../db/query'
import { agentTypes } from './accounts'

/** Agents directly below an account whose names begin so, by their names. */
export const directAgents = (database: Database, upline: number, prefix: string, most: number) =>
  database.all(
    query
      .selectFrom('account')
      .select(['username', 'nickname', 'rateBp'])
      .where('upline', '=', upline)
      .where('type', 'in', agentTypes)
      .where('disabled', '=', 0)
      .where('username', '>=', prefix)
      .where('username', '<', `${prefix}\u{10ffff}`)
      .orderBy('username')
      .limit(most),
  )
