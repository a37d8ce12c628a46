import { makeGames } from '../../src/server/sandbox/seed/games'
import { traitsOf } from '../../src/server/sandbox/seed/traits'

/** A game as the platform's list carries it. */
export interface BenchGame {
  readonly nodeId: string
  readonly gameId: string
  readonly title: string
  readonly vassalage: string
  readonly gameCategory: 'RNG'
  readonly gameType: string
  readonly isHot: number
  readonly isNew: number
  readonly image: string
}

/** So many pictures, each seen once in a run; a CDN has them at hand, so they are drawn before it. */
const pictures = 400

const numerals = ['', ' II', ' III', ' IV', ' V', ' Deluxe', ' Megaways', ' Gold', ' Reloaded', ' Xtreme']

/** So many slots under the sandbox's names; more than it has come again as sequels, as they do on real platforms. */
export function benchGames(count: number): readonly BenchGame[] {
  const slots = makeGames(10_000).filter(({ category }) => category === 'RNG')
  const pictureOf = (at: number) => `/cdn/games/${slots[at % pictures]?.nodeId}.webp`
  return Array.from({ length: count }, (_, at) => {
    const slot = slots[at % slots.length]
    if (!slot) throw new Error('the sandbox has no slots')
    const nodeId = String(at + 1)
    return {
      nodeId,
      gameId: `${slot.vassalage}-${nodeId}`,
      title: `${slot.title.EN}${numerals[Math.floor(at / slots.length) % numerals.length]}`,
      vassalage: slot.vassalage,
      gameCategory: 'RNG',
      gameType: slot.gameType,
      isHot: slot.hot ? 1 : 0,
      isNew: slot.fresh ? 1 : 0,
      image: pictureOf(at),
      ...(slot.rtp !== undefined && { rtp: slot.rtp }),
      ...traitsOf(nodeId, slot.gameType, slot.fresh),
    }
  })
}
