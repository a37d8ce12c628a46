import type { CloseSessionsRequest } from '../../../contract/close-sessions-request'
import type { MemberLogins } from '../../../contract/member-logins'
import type { MemberSessions } from '../../../contract/member-sessions'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { closeOtherSessions } from '../store/passwords'
import { closeSessionById, sessionsOf } from '../store/sessions'
import { signInsOf } from '../store/signIns'

/** Sign-ins that are told of. */
const told = 20

/** Address and program, as `clientKey` puts them together. */
export function seenFrom(client: string): { readonly address: string; readonly device?: string } {
  const [address = '', ...rest] = client.split(' ')
  const device = rest.join(' ').trim()
  return { address, ...(device !== '' && { device }) }
}

export function sessions({ platform, account, token }: MemberCall): Answer {
  const value: MemberSessions = {
    sessions: sessionsOf(platform.database, account.id, token, platform.now()).map(
      ({ id, client, createdAt, seenAt, current }) => ({
        id,
        ...seenFrom(client),
        startedAt: createdAt,
        seenAt,
        current,
      }),
    ),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is CloseSessionsRequest => validate('close-sessions-request', body).length === 0

/** The one that is named, or all but the one that asks. Answers what is left. */
export function closeSessions(call: MemberCall): Answer {
  const { platform, account, token, body = {} } = call
  if (!isRequest(body)) return refuseFields({ id: 'type' })
  if (body.id === undefined) closeOtherSessions(platform.database, account.id, token)
  else closeSessionById(platform.database, account.id, body.id)
  return sessions(call)
}

export function logins({ platform, account }: MemberCall): Answer {
  const value: MemberLogins = {
    logins: signInsOf(platform.database, account.id, told).map(({ id, client, outcome, at }) => ({
      id: String(id),
      at,
      outcome,
      ...seenFrom(client),
    })),
  }
  return ok(value)
}
