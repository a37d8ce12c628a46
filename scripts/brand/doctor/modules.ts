import { nearest } from '../../../src/engine/nearest'
import { isModuleOn, type Modules } from '../../../src/engine/readModules'
import { type LeftOut, readModuleTree } from '../../../src/lib/readModuleTree'
import { type ModuleId, moduleIds, moduleName } from '../../../src/lib/moduleIds'
import type { Finding } from './report'

const known = Object.keys(moduleIds) as ModuleId[]

/**
 * Modules of the tree and of the product, each by the other. `sent`: the tree as it came. What the sandbox leaves out for
 * a merchant is nothing to mend.
 */
export function examineModules(sent: unknown, modules: Modules | undefined, isSandbox: boolean): readonly Finding[] {
  if (modules === undefined)
    return [
      {
        level: 'error',
        text: 'there is no tree of modules: every module counts as off but COMM3',
        mend: 'It comes with /wps/system/status or by /wps/system/whitelabel.',
      },
    ]
  const on = known.filter((id) => isModuleOn(modules, id))
  const off = known.filter((id) => modules.has(id) && !isModuleOn(modules, id))
  const absent = known.filter((id) => !modules.has(id))
  const foreign = [...modules.keys()].filter((id) => !Object.hasOwn(moduleIds, id)).sort()
  const alike = foreign.flatMap((id) => {
    const [near] = nearest(id, absent)
    return near === undefined ? [] : [`${id}: is ${near} meant?`]
  })
  const leftOut: readonly LeftOut[] = readModuleTree(sent)?.leftOut ?? []
  const findings: (Finding | false)[] = [
    {
      level: 'ok',
      text: `on: ${on.length} of the ${known.length} that the product asks for`,
      details: on.map(moduleName),
    },
    off.length > 0 && {
      level: 'ok',
      text: `off, and what hangs on them is not shown: ${off.length}`,
      details: off.map(moduleName),
    },
    absent.length > 0 && {
      level: isSandbox ? 'ok' : 'warning',
      text: `not in the tree${isSandbox ? ' of the sandbox' : ''}, and so off: ${absent.length}`,
      details: absent.map(moduleName),
      ...(!isSandbox && { mend: 'Have the platform add to the tree those that the merchant has.' }),
    },
    foreign.length > 0 && {
      level: 'ok',
      text: `in the tree, and nothing of the product asks for them: ${foreign.length}`,
      details: foreign,
    },
    alike.length > 0 && {
      level: 'warning',
      text: 'in the tree under a name that the product does not know',
      details: alike,
    },
    leftOut.length > 0 && {
      level: 'warning',
      text: 'modules that cannot be read count as off, with all below them',
      details: leftOut.map(({ module, reason }) => `${module}: ${reason}`),
    },
  ]
  return findings.filter((finding) => finding !== false)
}
