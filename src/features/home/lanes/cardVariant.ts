import type { GameCardVariant } from '../../../ui'

const variants: readonly GameCardVariant[] = ['cover', 'wide', 'tile']

/** The card that the brand's slot override names for the lanes, if it is one. */
export const cardVariant = (named: string | undefined): GameCardVariant | undefined =>
  variants.find((variant) => variant === named)
