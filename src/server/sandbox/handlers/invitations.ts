import type { InvitationLink } from '../../../contract/invitation-link'
import type { InvitationLinkClosing } from '../../../contract/invitation-link-closing'
import type { InvitationLinkRequest } from '../../../contract/invitation-link-request'
import type { InvitationLinks } from '../../../contract/invitation-links'
import type { InvitationVisit } from '../../../contract/invitation-visit'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields, type ServerKey } from '../answer'
import type { Call, MemberCall } from '../call'
import { day } from '../durations'
import { unusedCode } from '../registration/newCode'
import { type Account, accountById } from '../store/accounts'
import * as store from '../store/invitations'
import { idOf, referenceOf } from '../store/references'
import { hashToken } from '../tokens'
import { forAgents } from './forAgents'
import { kindOf, typeOf } from './openAccount'
import { readPage, word } from './readPage'
import { refuseShape } from './refuseShape'

const letters = 'LNK'

const isRequest = (body: unknown): body is InvitationLinkRequest =>
  validate('invitation-link-request', body).length === 0
const isClosing = (body: unknown): body is InvitationLinkClosing =>
  validate('invitation-link-closing', body).length === 0

/** One link for each request id. */
export const createInvitationLink = forAgents((call) => {
  const { platform, merchant, account, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseShape('invitation-link-request', body)
  if (body.rateBp > account.rateBp) return refuseFields({ rateBp: 'most' })
  if (!merchant.domains.includes(body.domain)) return refuseFields({ domain: 'choice' })
  return database.transaction(() => {
    const known = store.linkOfRequest(database, account.id, body.requestId)
    if (known) return isSame(known, body) ? ok(told(call, known)) : refuseFields({ requestId: 'used' })
    const createdAt = now()
    const link = {
      ...{ merchant: merchant.code, accountId: account.id, requestId: body.requestId, code: unusedCode(call, 10) },
      ...{ type: typeOf(body.kind, account), rateBp: body.rateBp, domain: body.domain, createdAt, closedAt: null },
      maxUses: body.maxUses ?? null,
      expiresAt: body.days === undefined ? null : createdAt + body.days * day,
    }
    return ok(told(call, { ...link, id: store.insertLink(database, link) }))
  })
})

/** Whether a link is the one that a request asks for. */
const isSame = (link: store.Link, { kind, rateBp, domain, maxUses, days }: InvitationLinkRequest): boolean =>
  kindOf(link.type) === kind &&
  link.rateBp === rateBp &&
  link.domain === domain &&
  link.maxUses === (maxUses ?? null) &&
  (link.expiresAt === null ? undefined : (link.expiresAt - link.createdAt) / day) === days

const states: readonly string[] = ['OPEN', 'EXPIRED', 'USED_UP', 'CLOSED'] satisfies store.LinkState[]
const isState = (value: string | undefined): value is store.LinkState => value !== undefined && states.includes(value)

export const invitationLinkList = forAgents((call) => {
  const { range, paging } = readPage(call)
  const { database, now } = call.platform
  const state = word(call, 'state')
  const wanted = { state: isState(state) ? state : undefined, now: now() }
  const { links, total } = store.linksOf(database, call.account.id, range, wanted)
  const value: InvitationLinks = { content: links.map((link) => told(call, link)), ...paging(total) }
  return ok(value)
})

/** Of one's own: somebody else's is not known. */
export const closeInvitationLink = forAgents((call) => {
  const { platform, account, body } = call
  if (!isClosing(body)) return refuseShape('invitation-link-closing', body)
  const id = idOf(letters, body.id)
  const link = id === undefined ? undefined : store.closeLink(platform.database, account.id, id, platform.now())
  return link ? ok(told(call, link)) : refuseFields({ id: 'unknown' })
})

/** A visitor opened the registration with the code. */
export function visitInvitationLink({ platform, merchant, query, client }: Call): Answer {
  const { database, now } = platform
  const found = findLink({ platform, merchant }, query.get('code') ?? '')
  if (!found) return ok({ state: 'UNKNOWN' } satisfies InvitationVisit)
  if (found.state === 'OPEN')
    store.recordVisit(database, { linkId: found.link.id, visitor: hashToken(client), firstAt: now() })
  return ok({ state: found.state } satisfies InvitationVisit)
}

interface Found {
  readonly link: store.Link
  readonly upline: Account
  readonly state: store.LinkState
}

/** The link of a code. That of an agent who may not sign in any more counts as closed. */
export function findLink({ platform, merchant }: Pick<Call, 'platform' | 'merchant'>, code: string): Found | undefined {
  const link = store.linkByCode(platform.database, merchant.code, code.trim().toUpperCase())
  const upline = link && accountById(platform.database, link.accountId)
  if (!upline) return undefined
  return { link, upline, state: upline.disabled ? 'CLOSED' : store.stateOf(platform.database, link, platform.now()) }
}

export const linkRefusals: Readonly<Record<Exclude<store.LinkState, 'OPEN'>, ServerKey>> = {
  EXPIRED: 'invitation.expired',
  USED_UP: 'invitation.used.up',
  CLOSED: 'invitation.closed',
}

function told({ platform }: MemberCall, link: store.Link): InvitationLink {
  const { code, rateBp, domain, createdAt, expiresAt, maxUses } = link
  return {
    id: referenceOf(letters, link.id),
    ...{ code, kind: kindOf(link.type), rateBp, domain, createdAt },
    state: store.stateOf(platform.database, link, platform.now()),
    ...(expiresAt !== null && { expiresAt }),
    ...(maxUses !== null && { maxUses }),
    ...store.figuresOf(platform.database, link.id),
  }
}
