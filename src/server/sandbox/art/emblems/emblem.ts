import type { Paintbox } from '../materials'

/** Draws one motif in the box from -100 to 100 on both axes, lit from above and from the left. */
export type Emblem = (of: Paintbox) => string
