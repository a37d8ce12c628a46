import type { Whitelabel, WhitelabelModule } from '../contract/whitelabel'
import type { Issue, Result } from './issue'

/** One module of the whitelabel tree, read: on only if it and every module above it is on. */
export interface ModuleState {
  readonly modId: string
  readonly on: boolean
  /** The topmost module that is off on the way down to this one, itself included. */
  readonly offAt: string | undefined
  readonly parent: string | undefined
}

export type Modules = ReadonlyMap<string, ModuleState>

/** COMM3 is always on, whatever the tree says. */
export const alwaysOn = 'COMM3'

/** Reads the tree into a map. An id met twice is on if it is on anywhere, and reported. */
export function readModules(tree: Whitelabel): Result<Modules> {
  const issues: Issue[] = []
  const modules = new Map<string, ModuleState>()
  const stack: { node: WhitelabelModule; parent: ModuleState | undefined }[] = []
  const push = (nodes: Whitelabel, parent: ModuleState | undefined) => {
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i]
      if (node) stack.push({ node, parent })
    }
  }
  push(tree, undefined)
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, parent } = next
    const offAt = parent?.offAt ?? (node.enabled ? undefined : node.modId)
    const state: ModuleState = { modId: node.modId, on: offAt === undefined, offAt, parent: parent?.modId }
    const before = modules.get(node.modId)
    if (before) issues.push({ code: 'duplicate-module', modId: node.modId })
    if (!before?.on) modules.set(node.modId, state)
    if (node.childrenNodes) push(node.childrenNodes, state)
  }
  modules.set(alwaysOn, { modId: alwaysOn, on: true, offAt: undefined, parent: undefined })
  return { value: modules, issues }
}

export const isModuleOn = (modules: Modules, id: string): boolean => modules.get(id)?.on ?? false
