import type { AgentApplication } from '../../../contract/agent-application'
import type { AgentJoinRequest } from '../../../contract/agent-join-request'
import type { AgentJoinSettings } from '../../../contract/agent-join-settings'
import type { AgentJoinState } from '../../../contract/agent-join-state'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call, MemberCall } from '../call'
import { agentJoinContent } from '../content/agentJoin'
import { describedFields } from '../content/describedFields'
import { hour } from '../durations'
import { checkDescribed } from '../registration/checkDescribed'
import { demoType, isAgentType } from '../store/accounts'
import { isAgentCode } from './agents'
import { addApplication, applicationByRequest, applicationsSince, lastApplication } from '../store/agentApplications'

const isRequest = (body: unknown): body is AgentJoinRequest => validate('agent-join-request', body).length === 0

/** So many from one place in an hour. */
const most = 5

export function agentJoinSettings({ language }: Call): Answer {
  const value: AgentJoinSettings = {
    open: true,
    fields: describedFields(agentJoinContent, language),
    affiliateCode: { enabled: true, required: false },
  }
  return ok(value)
}

type Row = NonNullable<ReturnType<typeof lastApplication>>

const told = ({ reference, status, sentAt, decidedAt, reason }: Row): AgentApplication => ({
  reference,
  status,
  sentAt,
  ...(decidedAt !== null && { decidedAt }),
  ...(reason !== null && { reason }),
})

export function agentJoinState({ platform, account }: MemberCall): Answer {
  const last = lastApplication(platform.database, account.id)
  const value: AgentJoinState = last ? { application: told(last) } : {}
  return ok(value)
}

/** Once for each request id; a member has one that is undecided, and sending another answers that one. */
export async function agentJoin(call: Call): Promise<Answer> {
  const { platform, merchant, modules, account, body, client } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ fields: 'required' })
  if (account?.type === demoType) return refuse('demo.not.allowed')
  if (account && isAgentType(account.type)) return refuse('no.permission')
  const { values, problems } = await checkDescribed(agentJoinContent, body.fields)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  // from here on nothing is waited for
  const sent = applicationByRequest(database, merchant.code, body.requestId)
  if (sent) return sent.accountId === (account?.id ?? null) ? ok(told(sent)) : refuseFields({ requestId: 'taken' })
  const last = account && lastApplication(database, account.id)
  if (last?.status === 'PENDING') return ok(told(last))
  const code = body.affiliateCode?.trim().toUpperCase()
  if (code !== undefined && (!modules.has('AFFMAN3') || !isAgentCode(platform, merchant, code)))
    return refuse('affiliate.invalid')
  if (applicationsSince(database, client, now() - hour) >= most) return refuse('too.many.requests', { status: 429 })
  const application = {
    merchant: merchant.code,
    accountId: account?.id ?? null,
    client,
    requestId: body.requestId,
    affiliateCode: code ?? null,
    fields: values,
  }
  return ok(told(addApplication(database, application, now())))
}
