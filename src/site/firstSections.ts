import type { Item } from '../engine/site'

/** So many sections of home can be seen before anything is scrolled. */
const seen = 4

/**
 * Whether the first picture of home has the section in it. One further down that says how high it is keeps its place, and
 * its code is loaded when it comes near; others come with home itself.
 */
export const isFirstSection = ({ props: { heights } }: Item<'home.section'>, place: number): boolean =>
  heights === undefined || place < seen
