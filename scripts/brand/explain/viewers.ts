import type { Brand } from '../../../src/engine/brand'
import type { Viewer } from '../../../src/engine/facts'

export const viewerNames = ['visitor', 'member', 'agent', 'demo'] as const
export type ViewerName = (typeof viewerNames)[number]

/** Somebody of this kind on this brand: brands say themselves which account types are whose. */
export function viewerOf(name: ViewerName, { roles }: Brand, language: string, clubLabel: string | undefined): Viewer {
  const types = {
    visitor: undefined,
    member: roles.memberTypes[0] ?? 0,
    agent: roles.agentTypes[0] ?? 1,
    demo: roles.demoTypes[0] ?? 4,
  }
  return { isAgent: types[name], clubLabel: name === 'visitor' ? undefined : clubLabel, language }
}
