import type { Whitelabel, WhitelabelModule } from '../../../contract/whitelabel'
import type { Merchant } from './merchant'

/** Modules that were switched on or off while the sandbox runs, as an operator does in a back office. */
export interface ModuleSwitches {
  set(merchant: string, modId: string, enabled: boolean): void
  /** Puts a merchant's modules, or all, back to what the merchant is described with. */
  clear(merchant?: string): void
  /** The merchant with its switches as they are now. */
  of(merchant: Merchant): Merchant
}

export function createModuleSwitches(): ModuleSwitches {
  const switches = new Map<string, Map<string, boolean>>()
  return {
    set: (merchant, modId, enabled) => {
      const own = switches.get(merchant) ?? new Map<string, boolean>()
      switches.set(merchant, own.set(modId, enabled))
    },
    clear: (merchant) => {
      if (merchant === undefined) switches.clear()
      else switches.delete(merchant)
    },
    of: (merchant) => {
      const own = switches.get(merchant.code)
      if (own === undefined) return merchant
      return { ...merchant, modules: [...own].reduce((tree, [modId, enabled]) => switchModule(tree, modId, enabled), merchant.modules) }
    },
  }
}

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
