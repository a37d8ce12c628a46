/** An account of the tree whose level is open. */
export interface Branch {
  readonly account: string
  /** The accounts above it in the tree. */
  readonly above: readonly string[]
}

/** What is in sight of the tree. */
export interface TreeState {
  readonly open: readonly Branch[]
  /** The page of a level, by the account that it is below; empty: one's own. From 1, which is not named. */
  readonly pages: Readonly<Record<string, number>>
}

export const shutTree: TreeState = { open: [], pages: {} }

/** Accounts drawn of one level at a time. */
export const levelSize = 12

/** Besides the topmost one: the tree never draws more than a hundred accounts, whatever the size of the team. */
const most = 7

const close = (open: readonly Branch[], account: string): readonly Branch[] =>
  open.filter((branch) => branch.account !== account && !branch.above.includes(account))

/**
 * What is open after one more was opened or closed. What is above it stays; of the others, those that were opened first
 * close when there are too many. A way that is itself longer than that stays whole.
 * @param open in the order in which they were opened
 */
export function toggleBranch(open: readonly Branch[], branch: Branch): readonly Branch[] {
  const closed = close(open, branch.account)
  if (closed.length < open.length) return closed
  let rest = open
  while (rest.length >= most) {
    const first = rest.find(({ account }) => !branch.above.includes(account))
    if (first === undefined) break
    rest = close(rest, first.account)
  }
  return [...rest, branch]
}
