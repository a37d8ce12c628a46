/** Pixels that a promotion's picture can be had in: each of at most 60 kB. */
export const promotionWidths = [320, 480, 640, 960] as const
