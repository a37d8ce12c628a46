import { type Answer, refuse } from '../answer'
import type { MemberCall } from '../call'
import { isAgentType } from '../store/accounts'

/** Spec §6: agents are 1, 2, 41 and 42. Everybody else is refused. */
export const forAgents =
  <Result extends Answer | Promise<Answer>>(handler: (call: MemberCall) => Result) =>
  (call: MemberCall): Result | Answer =>
    isAgentType(call.account.type) ? handler(call) : refuse('agent.only')
