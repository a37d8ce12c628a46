import { type ErrorRows, row } from './row'

const functionUnavailable = row('error.functionUnavailable', 'here', 'contact')
const gameMaintenance = row('error.gameMaintenance', 'here', 'back')

/** Server keys that any call may answer, without a form: part of the first page. */
export const generalErrors: ErrorRows = {
  'customer.not.login': row('error.notLoggedIn', 'here', 'logIn'),
  'function.not.available': functionUnavailable,
  'no.permission': functionUnavailable,
  'merchant.invalid': row('error.domainInvalid', 'here', 'contact'),
  'member.only': row('error.memberOnly', 'here', 'correct'),
  'agent.only': row('error.agentOnly', 'here', 'correct'),
  'too.many.requests': row('error.tooManyRequests', 'here', 'wait'),
  'system.error': row('error.system', 'here', 'retry'),
  'system.maintenance': row('error.siteMaintenance', 'here', 'wait'),
  'region.restricted': row('error.region', 'here', 'contact'),
  'game.maintenance': gameMaintenance,
  'vendor.maintenance': gameMaintenance,
}
