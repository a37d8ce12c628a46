/** Pixels of the lane of tables on a phone and from a tablet up, kept free until it is there. */
export const tablesHeights = [186, 192] as const
