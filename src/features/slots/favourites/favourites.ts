/**
 * Favourites as the member sees them: what the platform said, and over it what the member did since. A heart changes
 * at once; its call follows; a failure puts back what was before.
 */
export interface Favourites {
  readonly marks: ReadonlyMap<string, Mark>
}

type Mark =
  /** The platform has agreed. */
  | { readonly state: 'settled'; readonly on: boolean }
  /** A call is on its way with `on`; `wanted` is what the member wants by now, `before` what the platform has. */
  | { readonly state: 'sending'; readonly on: boolean; readonly wanted: boolean; readonly before: boolean }

/** What the platform must be told next, if anything. */
export interface Step {
  readonly favourites: Favourites
  readonly send?: boolean
}

export const noFavourites: Favourites = { marks: new Map() }

/** Whether a heart is set. `listed`: the platform's own list has it. */
export function isFavourite({ marks }: Favourites, nodeId: string, listed: boolean): boolean {
  const mark = marks.get(nodeId)
  if (mark === undefined) return listed
  return mark.state === 'settled' ? mark.on : mark.wanted
}

const withMark = ({ marks }: Favourites, nodeId: string, mark: Mark): Favourites => ({
  marks: new Map(marks).set(nodeId, mark),
})

/** The member pressed a heart. One call at a time for a game: another press waits for it. */
export function press(favourites: Favourites, nodeId: string, on: boolean, listed: boolean): Step {
  const mark = favourites.marks.get(nodeId)
  if (mark?.state === 'sending') return { favourites: withMark(favourites, nodeId, { ...mark, wanted: on }) }
  const before = mark?.on ?? listed
  if (before === on) return { favourites }
  return { favourites: withMark(favourites, nodeId, { state: 'sending', on, wanted: on, before }), send: on }
}

/** The call was answered. Where the member changed their mind meanwhile, the next one goes out. */
export function answered(favourites: Favourites, nodeId: string, success: boolean): Step {
  const mark = favourites.marks.get(nodeId)
  if (mark?.state !== 'sending') return { favourites }
  const now = success ? mark.on : mark.before
  // a failure ends it: insisting would only fail again
  if (!success || mark.wanted === now)
    return { favourites: withMark(favourites, nodeId, { state: 'settled', on: now }) }
  return {
    favourites: withMark(favourites, nodeId, { state: 'sending', on: mark.wanted, wanted: mark.wanted, before: now }),
    send: mark.wanted,
  }
}

/** Ids in the order to show: what was just added first, then the platform's list without what was taken out. */
export function shownIds({ marks }: Favourites, listed: readonly string[]): readonly string[] {
  const known = new Set(listed)
  const added = [...marks.keys()].filter((id) => !known.has(id) && isFavourite({ marks }, id, false)).reverse()
  return [...added, ...listed.filter((id) => isFavourite({ marks }, id, true))]
}
