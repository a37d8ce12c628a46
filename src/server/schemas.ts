/**
 * Every schema, for what runs where compiling is allowed: the edge, the sandbox, the command line, the tests.
 * The browser checks with the zod of `src/contract` instead.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import affiliate from '../../schemas/affiliate.schema.json'
import announcements from '../../schemas/announcements.schema.json'
import balance from '../../schemas/balance.schema.json'
import brand from '../../schemas/brand.schema.json'
import captcha from '../../schemas/captcha.schema.json'
import customerService from '../../schemas/customer-service.schema.json'
import domainRoute from '../../schemas/domain-route.schema.json'
import envelope from '../../schemas/envelope.schema.json'
import helpCentre from '../../schemas/help-centre.schema.json'
import hotGames from '../../schemas/hot-games.schema.json'
import jackpot from '../../schemas/jackpot.schema.json'
import launchRequest from '../../schemas/launch-request.schema.json'
import launchResponse from '../../schemas/launch-response.schema.json'
import loginFailure from '../../schemas/login-failure.schema.json'
import loginRequest from '../../schemas/login-request.schema.json'
import loginResponse from '../../schemas/login-response.schema.json'
import memberInfo from '../../schemas/member-info.schema.json'
import money from '../../schemas/money.schema.json'
import permission from '../../schemas/permission.schema.json'
import registrationRequest from '../../schemas/registration-request.schema.json'
import registrationSettings from '../../schemas/registration-settings.schema.json'
import settings from '../../schemas/settings.schema.json'
import smsCode from '../../schemas/sms-code.schema.json'
import theme from '../../schemas/theme.schema.json'
import unreadCount from '../../schemas/unread-count.schema.json'
import vendors from '../../schemas/vendors.schema.json'
import whitelabel from '../../schemas/whitelabel.schema.json'
import winnerBoard from '../../schemas/winner-board.schema.json'

const schemas = {
  affiliate,
  announcements,
  balance,
  brand,
  captcha,
  'customer-service': customerService,
  'domain-route': domainRoute,
  envelope,
  'help-centre': helpCentre,
  'hot-games': hotGames,
  jackpot,
  'launch-request': launchRequest,
  'launch-response': launchResponse,
  'login-failure': loginFailure,
  'login-request': loginRequest,
  'login-response': loginResponse,
  'member-info': memberInfo,
  money,
  permission,
  'registration-request': registrationRequest,
  'registration-settings': registrationSettings,
  settings,
  'sms-code': smsCode,
  theme,
  'unread-count': unreadCount,
  vendors,
  whitelabel,
  'winner-board': winnerBoard,
}

export type SchemaId = keyof typeof schemas

// verbose: errors carry the value and the schema around it, which readable messages are made of.
const ajv = new Ajv({ allErrors: true, verbose: true, schemas: Object.values(schemas) })

const compiled = new Map<SchemaId, ValidateFunction>()

/** Problems of a value under a schema; none means that it conforms. */
export function validate(id: SchemaId, value: unknown): readonly ErrorObject[] {
  let check = compiled.get(id)
  if (!check) {
    check = ajv.getSchema(`${id}.schema.json`)
    if (!check) throw new Error(`no schema "${id}"; known: ${Object.keys(schemas).join(', ')}`)
    compiled.set(id, check)
  }
  return check(value) ? [] : [...(check.errors ?? [])]
}
