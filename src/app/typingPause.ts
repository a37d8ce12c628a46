/** Looks without a key after which typing is over, and after which composing a word with an input method is. */
export interface Quiet {
  readonly typing: number
  readonly composing: number
}

export const patient: Quiet = { typing: 5, composing: Infinity }
/** A search is typed to see results soon, and some keyboards compose all that is typed. */
export const quick: Quiet = { typing: 1, composing: 15 }

/** An event of what is typed; each key has its own. */
export type Typed = Event | { readonly isComposing: boolean }

const isComposing = (typed: Typed): boolean => 'isComposing' in typed && typed.isComposing === true

/**
 * Whether somebody is typing, asked with each look: one that finds another event than the last one found a key.
 * @param first what was typed before the first look; undefined: nothing
 */
export function typingWatch(quiet: Quiet, first: Typed | undefined): (typed: Typed | undefined) => boolean {
  let last = first
  let still = first === undefined ? Infinity : 0
  return (typed) => {
    still = typed === last ? still + 1 : 0
    last = typed
    return still < quiet.typing || (last !== undefined && isComposing(last) && still < quiet.composing)
  }
}
