import type { OpenAccountRequest } from '../../../contract/open-account-request'
import type { OpenAccountSettings } from '../../../contract/open-account-settings'
import type { OpenedAccount } from '../../../contract/opened-account'
import { isAgentType as isAgent, opensAgentType } from '../../../engine/agentTypes'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import { newAccountName, newFirstPassword, usernameProblem } from '../registration/firstLogin'
import { unusedCode } from '../registration/newCode'
import { type Account, accountById, findAccount, insertAccount, isAgentType } from '../store/accounts'
import { keepOpening, openedBy, renewFirstPassword } from '../store/accountOpenings'
import { sendMessage } from '../store/messages'
import { forAgents } from './forAgents'

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
 * Opens an account once for each request id. The first password is in this answer and nowhere else: a request whose
 * answer was lost is answered with another one, until somebody has signed in.
 */
export const openAccount = forAgents(async (call): Promise<Answer> => {
  const { platform, merchant, account, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ rateBp: 'format' })
  if (body.rateBp > account.rateBp) return refuseFields({ rateBp: 'most' })
  const { username: nameRule, password: rule } = merchant.registration.fields
  const isTaken = (name: string) => findAccount(database, merchant.code, 'username', name) !== undefined
  const typed = body.username?.trim().toLowerCase()
  if (typed !== undefined && (await usernameProblem(nameRule, typed)) !== undefined)
    return refuseFields({ username: 'format' })
  const username = typed ?? (await newAccountName(nameRule, isTaken))
  const password = await newFirstPassword(rule?.enabled === true ? rule : undefined)
  const passwordHash = await platform.hashPassword(password)

  return database.transaction(() => {
    const openedId = openedBy(database, account.id, body.requestId)
    const known = openedId === undefined ? undefined : accountById(database, openedId)
    if (known) {
      const isSame =
        known.rateBp === body.rateBp &&
        kindOf(known.type) === body.kind &&
        (typed === undefined || typed === known.username)
      if (!isSame || known.lastLoginAt !== undefined) return refuseFields({ requestId: 'used' })
      renewFirstPassword(database, known.id, passwordHash)
      return ok(told(known.username, password, body))
    }
    if (isTaken(username)) return refuse('username.exists')
    const code = unusedCode(call, 8)
    const id = insertAccount(database, {
      ...{ merchant: merchant.code, username, passwordHash, type: typeOf(body.kind, account) },
      ...{ nickname: username, referralCode: code, upline: account.id, rateBp: body.rateBp, registeredAt: now() },
      ...(body.kind === 'AGENT' && { affiliateCode: code }),
      ...{ openedByAgent: true, passwordExpired: true },
    })
    keepOpening(database, { accountId: account.id, requestId: body.requestId, openedId: id })
    sendMessage(database, id, 'WELCOME', { account: username }, now())
    return ok(told(username, password, body))
  })
})

const told = (account: string, password: string, { kind, rateBp }: OpenAccountRequest): OpenedAccount => ({
  ...{ account, password, kind, rateBp },
})
