import { bannerHeroes } from './bannerHeroes'
import { drawCluster } from './cluster'
import { heroFor } from './heroes'
import { mannerOf } from './manners'
import { drawInManner } from './manners/draw'
import { paletteOf, type Ground } from './palettes'
import { createPen } from './pen'
import { drawScene } from './scenes'
import { group, picture, rect, shortColours } from './shapes'
import { motesOf } from './trimmings'

export interface BannerOf {
  id: string
  title?: string
  theme?: Ground
  /** Whose banner it is. */
  merchant?: string
  /** Objects left and calm ground right, for pages read from right to left. No object is turned round. */
  mirror?: boolean
}

const width = 1600
const height = 600

const limit = 8192

const draw = ({ id, title = '', theme = 'dark', merchant, mirror = false }: BannerOf, most: number): string => {
  const hero = heroFor(bannerHeroes, id, title)
  const pen = createPen(`banner ${merchant === undefined ? id : `${merchant}-${id}`} ${theme}`)
  const colours = paletteOf(pen.random.pick(hero.moods), pen.random.range(-8, 8), theme)
  const x = mirror ? width - 1220 : 1220
  const stage = { pen, colours, width, height, focus: { x, y: 280 } }
  const { back, front, mote } = drawScene(hero.scene, stage)
  const calm = theme === 'dark' ? colours.ink : colours.glow
  const veil = rect(
    mirror ? 560 : 0,
    0,
    1040,
    height,
    pen.linear(
      [
        [calm, 0, 0.92],
        [calm, 0.5, 0.78],
        [calm, 1, 0],
      ],
      mirror ? 'x1="1" x2="0"' : '',
    ),
  )
  const objects = drawCluster({ pen, colours, emblems: hero.emblems, x, y: 290, scale: 1, most })
  const air = group(
    `transform="translate(${x - 320}) scale(1.1 .8)"`,
    motesOf(mote, { ...stage, width: 620, height: 700 }),
  )
  return shortColours(picture(width, height, pen.defs() + back + front + veil + air + objects))
}

/**
 * A wide illustration without words, in its merchant's manner; of others objects round 76% of its width, and 55% of calm
 * ground for the page's own text.
 */
export const drawBanner = (banner: BannerOf): string => {
  const { id, title, merchant, mirror = false } = banner
  const manner = mannerOf(merchant)
  if (manner !== undefined) {
    const order = { manner, layout: manner.banner, heroes: bannerHeroes, hero: heroFor(bannerHeroes, id, title) }
    return drawInManner({ ...order, seed: `banner ${id}`, limit, mirror })
  }
  const whole = draw(banner, 4)
  return Buffer.byteLength(whole) < limit ? whole : draw(banner, 3)
}
