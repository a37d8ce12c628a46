import type { Whitelabel, WhitelabelModule } from '../../../contract/whitelabel'

export const on = (modId: string, ...childrenNodes: WhitelabelModule[]): WhitelabelModule =>
  node(modId, true, childrenNodes)
export const off = (modId: string, ...childrenNodes: WhitelabelModule[]): WhitelabelModule =>
  node(modId, false, childrenNodes)

const node = (modId: string, enabled: boolean, childrenNodes: WhitelabelModule[]): WhitelabelModule =>
  childrenNodes.length === 0 ? { modId, enabled } : { modId, enabled, childrenNodes }

/** Ids of the modules that are on: a module under a disabled parent is off whatever its own switch says. */
export function enabledModules(tree: Whitelabel): ReadonlySet<string> {
  const enabled = new Set<string>()
  const walk = (modules: Whitelabel) => {
    for (const { modId, enabled: isOn, childrenNodes = [] } of modules) {
      if (!isOn) continue
      enabled.add(modId)
      walk(childrenNodes)
    }
  }
  walk(tree)
  return enabled
}
