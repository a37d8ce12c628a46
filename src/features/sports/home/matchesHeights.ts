/** Pixels of the lane of matches on a phone and from a tablet up, kept free until it is there. */
export const matchesHeights = [210, 210] as const
