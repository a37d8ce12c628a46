/** Pixels of the lane of draws on a phone and from a tablet up, kept free until it is there. */
export const drawsHeights = [292, 296] as const
