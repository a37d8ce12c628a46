import { accountsSchema } from './tables/accounts'
import { activitiesSchema } from './tables/activities'
import { contractsSchema } from './tables/contracts'
import { gamesSchema } from './tables/games'
import { messagesSchema } from './tables/messages'
import { moneySchema } from './tables/money'
import { rewardsSchema } from './tables/rewards'
import { saferPlaySchema } from './tables/saferPlay'
import { teamSchema } from './tables/team'
import { verificationSchema } from './tables/verification'

/**
 * Makes the tables of `tables.ts`. Strict: a column takes nothing but its own kind, and whole numbers stay whole. A table
 * stands after those that it refers to.
 */
export const schema = [
  accountsSchema,
  verificationSchema,
  messagesSchema,
  gamesSchema,
  moneySchema,
  rewardsSchema,
  activitiesSchema,
  saferPlaySchema,
  teamSchema,
  contractsSchema,
].join('')
