import type { OpenAccountRequest } from '../../../contract/open-account-request'
import type { OpenAccountSettings } from '../../../contract/open-account-settings'
import type { OpenedAccount } from '../../../contract/opened-account'
import { isAgentType as isAgent, opensAgentType } from '../../../engine/agentTypes'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { newAccountName, newFirstPassword, usernameProblem } from '../registration/firstLogin'
import { unusedCode } from '../registration/newCode'
import { type Account, accountById, findAccount, insertAccount, isAgentType } from '../store/accounts'
import { keepOpening, openingOf } from '../store/accountOpenings'
import { sendMessage } from '../store/messages'
import { forAgents } from './forAgents'
import { refuseShape } from './refuseShape'

type Kind = OpenAccountRequest['kind']

/** The type of an account that an agent opens, or that registers by the agent's link. */
export const typeOf = (kind: Kind, upline: Account): number =>
  kind === 'AGENT' && isAgent(upline.type) ? opensAgentType[upline.type] : 0

export const kindOf = (type: number): Kind => (isAgentType(type) ? 'AGENT' : 'MEMBER')

export const openAccountSettings = forAgents(({ merchant, account }) => {
  const { patternId, minLength, maxLength, acceptedPattern } = merchant.registration.fields['username'] ?? {}
  const value: OpenAccountSettings = {
    rateBp: account.rateBp,
    kinds: ['MEMBER', 'AGENT'],
    username: {
      ...(patternId !== undefined && { patternId }),
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(acceptedPattern !== undefined && { acceptedPattern }),
    },
    promotionDomains: [...merchant.domains],
  }
  return ok(value)
})

const isRequest = (body: unknown): body is OpenAccountRequest => validate('open-account-request', body).length === 0

/**
 * Opens an account once for each request id, which stands for what it asked for. However often the same request comes,
 * also at once, its answer is the same, first password and all: any of them works. Until somebody has signed in, the
 * password is kept for that beside its hash, sealed with the id of the request; the database knows the id by its hash
 * alone. After that a repeat is refused (`requestId: used`).
 */
export const openAccount = forAgents(async (call): Promise<Answer> => {
  const { platform, merchant, account, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseShape('open-account-request', body)
  if (body.rateBp > account.rateBp) return refuseFields({ rateBp: 'most' })
  const repeated = answerAgain(call, body)
  if (repeated) return repeated
  const { username: nameRule, password: rule } = merchant.registration.fields
  const isTaken = (name: string) => findAccount(database, merchant.code, 'username', name) !== undefined
  const typed = typedName(body)
  if (typed !== undefined && (await usernameProblem(nameRule, typed)) !== undefined)
    return refuseFields({ username: 'format' })
  const username = typed ?? (await newAccountName(nameRule, isTaken))
  const password = await newFirstPassword(rule?.enabled === true ? rule : undefined)
  const passwordHash = await platform.hashPassword(password)

  return database.transaction(() => {
    // the same request may have come meanwhile
    const first = answerAgain(call, body)
    if (first) return first
    if (isTaken(username)) return refuse('username.exists')
    const code = unusedCode(call, 8)
    const id = insertAccount(database, {
      ...{ merchant: merchant.code, username, passwordHash, type: typeOf(body.kind, account) },
      ...{ nickname: username, referralCode: code, upline: account.id, rateBp: body.rateBp, registeredAt: now() },
      ...(body.kind === 'AGENT' && { affiliateCode: code }),
      ...{ openedByAgent: true, passwordExpired: true },
    })
    keepOpening(database, {
      ...{ accountId: account.id, requestId: body.requestId, openedId: id, firstPassword: password },
    })
    sendMessage(database, id, 'WELCOME', { account: username }, now())
    return ok(told(username, password, body))
  })
})

const typedName = ({ username }: OpenAccountRequest): string | undefined => username?.trim().toLowerCase()

/** The answer to a request that has opened an account already. */
function answerAgain({ platform, account }: MemberCall, body: OpenAccountRequest): Answer | undefined {
  const { database } = platform
  const opening = openingOf(database, account.id, body.requestId)
  const opened = opening && accountById(database, opening.openedId)
  if (!opened) return undefined
  const { firstPassword } = opening
  const { rateBp, type, username } = opened
  const isSame = rateBp === body.rateBp && kindOf(type) === body.kind && (typedName(body) ?? username) === username
  if (!isSame || firstPassword === undefined) return refuseFields({ requestId: 'used' })
  return ok(told(username, firstPassword, body))
}

const told = (account: string, password: string, { kind, rateBp }: OpenAccountRequest): OpenedAccount => ({
  ...{ account, password, kind, rateBp },
})
