/** Pixels of the lane of draws on a phone and from a tablet up, kept free until it is there. */
export const drawsHeights = [253, 257] as const
