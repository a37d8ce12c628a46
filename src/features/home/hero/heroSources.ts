import type { Brand } from '../../../engine/brand'

interface HeroSources {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/**
 * The brand's picture, and the one for phones where it has one. Widths are those that `brand assets` makes.
 *
 * @param address of a file of the brand's folder assets/
 */
export function heroSources(
  { hero, heroNarrow }: Brand['assets'],
  address: (file: string) => string,
): HeroSources | undefined {
  if (hero === undefined) return undefined
  if (heroNarrow === undefined) return { src: address(hero) }
  return { src: address(hero), srcSet: `${address(heroNarrow)} 960w, ${address(hero)} 1920w`, sizes: '100vw' }
}
