import type { Brand } from './brand'

/**
 * Why an account of this type may not log in to the brand's site, as the platform's server key; undefined: it may
 * (spec §6). Demo accounts are members that pay nothing: they come in wherever members do.
 */
export function sideRefusal(
  { access, roles }: Pick<Brand, 'access' | 'roles'>,
  isAgent: number,
): 'member.only' | 'agent.only' | undefined {
  const agent = roles.agentTypes.includes(isAgent)
  if (access.side === 'agent') return agent ? undefined : 'agent.only'
  const member = roles.memberTypes.includes(isAgent) || roles.demoTypes.includes(isAgent)
  return member || (agent && access.side === 'shared') ? undefined : 'member.only'
}
