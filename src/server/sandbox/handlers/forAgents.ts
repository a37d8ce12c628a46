import { type Answer, refuse } from '../answer'
import type { MemberCall } from '../call'
import { isAgentType } from '../store/accounts'

/** Spec §6: agents are 1, 2, 41 and 42; others are told so, and nothing else. */
export const forAgents =
  <Answered extends Answer | Promise<Answer>>(handler: (call: MemberCall) => Answered) =>
  (call: MemberCall): Answered | Answer =>
    isAgentType(call.account.type) ? handler(call) : refuse('agent.only')
