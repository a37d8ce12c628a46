import type { Brand } from '../../../engine/brand'

export type HeroVariant = Brand['layout']['hero']

const variants: readonly HeroVariant[] = ['full', 'split', 'framed']

/** The variant that the brand's slot override names, else the one of its layout. */
export const heroVariant = (named: string | undefined, brand: Brand): HeroVariant =>
  variants.find((variant) => variant === named) ?? brand.layout.hero
