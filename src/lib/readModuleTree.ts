/** A module of the platform's tree, as agreed. */
export interface TreeModule {
  modId: string
  enabled: boolean
  childrenNodes?: TreeModule[] | undefined
}

/** Part of a tree that is not as agreed: which, and why. */
export interface LeftOut {
  /** Its id where it has one, and its place: `REG3 (/0/childrenNodes/2)`. */
  readonly module: string
  readonly reason: string
}

export interface ModuleTree {
  readonly tree: TreeModule[]
  readonly leftOut: readonly LeftOut[]
}

const mostLevels = 100
const told = new WeakMap<readonly TreeModule[], readonly LeftOut[]>()

/** What reading left out of a tree, for those who look into it. */
export const leftOutOf = (tree: readonly TreeModule[]): readonly LeftOut[] => told.get(tree) ?? []

/**
 * Reads the tree module by module: one that is not as agreed goes with all below it, as if it were off, and the others
 * stay. Undefined for what is no list, and for a list of which nothing can be read.
 */
export function readModuleTree(sent: unknown): ModuleTree | undefined {
  if (!Array.isArray(sent)) return undefined
  const leftOut: LeftOut[] = []
  const tree = readList(sent, '', 0, leftOut)
  if (tree.length === 0 && sent.length > 0) return undefined
  told.set(tree, leftOut)
  return { tree, leftOut }
}

function readList(sent: readonly unknown[], place: string, level: number, leftOut: LeftOut[]): TreeModule[] {
  return sent.flatMap((one, index) => readOne(one, `${place}/${index}`, level, leftOut))
}

function readOne(sent: unknown, place: string, level: number, leftOut: LeftOut[]): TreeModule[] {
  const { modId, enabled, childrenNodes } = isRecord(sent) ? sent : {}
  const isNamed = typeof modId === 'string' && modId !== ''
  const leave = (reason: string): [] => {
    leftOut.push({ module: isNamed ? `${modId.slice(0, 40)} (${place})` : place, reason })
    return []
  }
  if (!isNamed) return leave(`modId is ${show(modId)}, not a text`)
  if (typeof enabled !== 'boolean') return leave(`enabled is ${show(enabled)}, not true or false`)
  if (childrenNodes === undefined) return [{ modId, enabled }]
  if (level >= mostLevels) return leave('it stands too deep')
  if (Array.isArray(childrenNodes))
    return [{ modId, enabled, childrenNodes: readList(childrenNodes, `${place}/childrenNodes`, level + 1, leftOut) }]
  leave(`childrenNodes is ${show(childrenNodes)}, not a list`)
  return [{ modId, enabled }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function show(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return JSON.stringify(value).slice(0, 40)
}
