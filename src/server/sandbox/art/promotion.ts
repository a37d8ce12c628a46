import { drawCluster } from './cluster'
import { heroFor } from './heroes'
import { mannerOf } from './manners'
import { drawInManner } from './manners/draw'
import { paletteOf } from './palettes'
import { createPen } from './pen'
import { promotionHeroes } from './promotionHeroes'
import { drawScene } from './scenes'
import { picture, shortColours } from './shapes'

const width = 800
const height = 500

const limit = 7168

interface PromotionOf {
  id: string
  title?: string
  /** Whose promotion it is. */
  merchant?: string | undefined
}

/** A promotion's picture without words, 800 by 500: a group of objects in the middle, in its merchant's manner. */
export const drawPromotion = ({ id, title = '', merchant }: PromotionOf): string => {
  const hero = heroFor(promotionHeroes, id, title)
  const manner = mannerOf(merchant)
  if (manner !== undefined) {
    const order = { manner, layout: manner.promotion, heroes: promotionHeroes, hero }
    return drawInManner({ ...order, seed: `promotion ${id}`, limit })
  }
  const pen = createPen(`promotion ${id}`)
  const colours = paletteOf(pen.random.pick(hero.moods), pen.random.range(-8, 8))
  const focus = { x: width / 2, y: 225 }
  const { back, front } = drawScene(hero.scene, { pen, colours, width, height, focus })
  const objects = drawCluster({ pen, colours, emblems: hero.emblems, x: focus.x, y: 245, scale: 0.82, most: 3 })
  return shortColours(picture(width, height, pen.defs() + back + front + objects))
}
