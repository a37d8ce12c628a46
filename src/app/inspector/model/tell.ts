import type { Brand } from '../../../engine/brand'
import type { Viewer } from '../../../engine/facts'
import type { Whitelabel } from '../../../contract/whitelabel'

/** Modules switched by hand: id → on or off. */
export type ModuleSwitches = Readonly<Record<string, boolean>>

/** The tree with some modules' own switches set; what stands above them still counts. */
export function switchModules(tree: Whitelabel, switches: ModuleSwitches): Whitelabel {
  return tree.map((node) => ({
    ...node,
    enabled: Object.hasOwn(switches, node.modId) ? switches[node.modId] === true : node.enabled,
    ...(node.childrenNodes && { childrenNodes: switchModules(node.childrenNodes, switches) }),
  }))
}

export const roleChoices = ['real', 'visitor', 'member', 'agent', 'demo'] as const
export type RoleChoice = (typeof roleChoices)[number]

export interface ViewerChoice {
  /** `real`: whoever is signed in. */
  readonly role: RoleChoice
  /** Empty: none. Counts for a chosen role that is no visitor. */
  readonly clubLabel: string
}

/** Who the site is assembled for: brands say themselves which account types are whose. */
export function chooseViewer(viewer: Viewer, { role, clubLabel }: ViewerChoice, { roles }: Brand): Viewer {
  if (role === 'real') return viewer
  const types = {
    visitor: undefined,
    member: roles.memberTypes[0] ?? 0,
    agent: roles.agentTypes[0] ?? 1,
    demo: roles.demoTypes[0] ?? 4,
  }
  const label = role === 'visitor' || clubLabel.trim() === '' ? undefined : clubLabel.trim()
  return { ...viewer, isAgent: types[role], clubLabel: label }
}
