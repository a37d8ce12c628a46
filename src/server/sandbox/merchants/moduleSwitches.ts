import type { Whitelabel, WhitelabelModule } from '../../../contract/whitelabel'
import { createMerchantSwitches, type MerchantSwitches } from './merchantSwitches'

/** Modules, by id: on or off. */
export type ModuleSwitches = MerchantSwitches<boolean>

export const createModuleSwitches = (): ModuleSwitches =>
  createMerchantSwitches((merchant, own) => ({
    ...merchant,
    modules: [...own].reduce((tree, [modId, enabled]) => switchModule(tree, modId, enabled), merchant.modules),
  }))

/** A module that is switched on is on: what it stands under is switched on with it. One that nobody has is added. */
export function switchModule(tree: Whitelabel, modId: string, enabled: boolean): Whitelabel {
  const walk = (modules: Whitelabel): { readonly modules: Whitelabel; readonly found: boolean } => {
    let found = false
    const walked = modules.map((module): WhitelabelModule => {
      if (module.modId === modId) {
        found = true
        return { ...module, enabled }
      }
      if (module.childrenNodes === undefined) return module
      const below = walk(module.childrenNodes)
      if (!below.found) return module
      found = true
      return { ...module, enabled: module.enabled || enabled, childrenNodes: below.modules }
    })
    return { modules: walked, found }
  }
  const { modules, found } = walk(tree)
  return found ? modules : [...modules, { modId, enabled }]
}
