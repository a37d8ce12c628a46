import { type ErrorRows, row } from './row'

const network = row('error.network', 'here', 'retry')
/** The visitor's own connection brought the edge's word that the platform is away. */
const away = row('error.platformAway', 'here', 'retry')
const system = row('error.system', 'here', 'retry')
const notLoggedIn = row('error.notLoggedIn', 'here', 'logIn')

/** Conditions without a server key: the kinds of a failed call, and statuses (spec §8, general errors). */
export const transportErrors = {
  session: notLoggedIn,
  'no-token': notLoggedIn,
  offline: network,
  timeout: row('error.timeout', 'here', 'retry'),
  malformed: system,
  403: row('error.functionUnavailable', 'here', 'contact'),
  429: row('error.tooManyRequests', 'here', 'wait'),
  502: away,
  503: away,
  504: away,
  /** Any other status, and whatever else is thrown. */
  other: system,
} satisfies ErrorRows
