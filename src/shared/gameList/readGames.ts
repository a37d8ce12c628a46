import * as z from 'zod/mini'
import { type ListedGame, listedGameSchema } from '../../contract/listed-game'

/** Without these there is nothing to show and nothing to start. */
const essentials = z.object({
  nodeId: listedGameSchema.shape.nodeId,
  title: listedGameSchema.shape.title,
  vassalage: listedGameSchema.shape.vassalage,
})

/** Titles are drawn as text; longer ones say nothing more. */
const longestTitle = 200

/**
 * The games of a page that can be shown. One that is not as agreed keeps what is: its name and its vendor; one that
 * lacks even those is left out, and the others stay.
 */
export function readGames(content: readonly unknown[]): readonly ListedGame[] {
  const games: ListedGame[] = []
  for (const item of content) {
    const game = readGame(item)
    if (game !== undefined && game.title !== '') games.push(game)
  }
  return games
}

function readGame(item: unknown): ListedGame | undefined {
  const whole = listedGameSchema.safeParse(withTextId(item))
  const game = whole.success ? whole.data : essentials.safeParse(withTextId(item)).data
  return game && { ...game, title: game.title.replace(/\s+/g, ' ').trim().slice(0, longestTitle) }
}

/** Some platforms send ids as numbers. */
function withTextId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('nodeId' in item) || typeof item.nodeId !== 'number') return item
  return { ...item, nodeId: String(item.nodeId) }
}
