import { drawEmblem, type EmblemName } from './emblems'
import { drawLettering } from './lettering'
import { cleanTitle } from './lines'
import { createPaintbox } from './materials'
import { paletteOf } from './palettes'
import { createPen } from './pen'
import type { Random } from './random'
import { drawScene, moodsOf, type SceneName } from './scenes'
import type { Stage } from './scenes/scene'
import { group, moved, picture, shortColours } from './shapes'
import { studioOf, type Studio } from './studio'
import { subjectOf } from './subjects'
import { auraOf, echoOf, frameOf, motesOf, outlineOf } from './trimmings'

export interface CoverOf {
  nodeId: string
  title: string
  vassalage: string
  gameCategory: string
  /** The kind within the category, where there is one: a slots hall's type, or e-sports among sports. */
  gameType?: string
}

const width = 600
const height = 800
const limit = 4096
/** Each level leaves out one more trimming, until the file is small enough. The last changes to a plain scene. */
const levels = [0, 1, 2, 3, 4, 5, 6] as const

/** Things that come in numbers; a second king or planet would be odd. */
const repeatable: ReadonlySet<EmblemName> = new Set([
  'balls',
  'basketball',
  'bell',
  'bolt',
  'butterfly',
  'candy',
  'cherries',
  'chips',
  'clover',
  'coin',
  'crab',
  'cupcake',
  'dice',
  'feather',
  'fish',
  'football',
  'gem',
  'grapes',
  'heart',
  'horseshoe',
  'ingot',
  'key',
  'koi',
  'lantern',
  'lemon',
  'lotus',
  'mushroom',
  'peach',
  'rose',
  'seven',
  'shell',
  'snowflake',
  'spade',
  'star',
  'strawberry',
  'tiles',
  'turtle',
  'watermelon',
])

const moodFor = (scene: SceneName, studio: Studio, random: Random) => {
  const [first, ...others] = moodsOf[scene].filter((mood) => studio.moods.includes(mood))
  return first === undefined ? random.pick(moodsOf[scene]) : random.pick([first, ...others])
}

const draw = (game: CoverOf, level: number): string => {
  const title = cleanTitle(game.title)
  const studio = studioOf(game.vassalage)
  const pen = createPen(`${game.nodeId} ${title} ${game.vassalage}`)
  const { random } = pen
  const subject = subjectOf(title, [game.gameType ?? '', game.gameCategory], random)
  const scene = level < 6 ? subject.scene : 'burst'
  const turn = studio.turn + random.range(-6, 6)
  const house = paletteOf(studio.moods[0] ?? '', turn)
  const colours = {
    ...paletteOf(moodFor(scene, studio, random), turn),
    ...(random.chance(0.5) && scene !== 'vault' ? { accent: house.accent } : {}),
  }
  const [x, y] = [width / 2, studio.titleFirst ? 472 : 338]
  const stage: Stage = { pen, colours, width, height, focus: { x, y: 338 } }
  const place = {
    tilt: random.range(-7, 7),
    scale: random.range(1.4, 1.58),
    aura: random.pick(studio.auras),
    style: random.pick([studio.styles[0], studio.styles[0], studio.styles[1]]),
  }
  const [motes, echoes] = [random.next(), random.next()]
  const { back, front, mote } = drawScene(scene, stage)
  const emblem = pen.define((id) =>
    group(`id="${id}"`, drawEmblem(subject.emblem, createPaintbox(pen, studio.finish, studio.hue))),
  )
  const outlined = outlineOf(level < 5 ? studio.outline : 'ink', emblem, house)
  const middle = group(moved(x, y, place.scale, place.tilt), outlined + '<use href="#' + emblem + '"/>')
  const box = { x, y: studio.titleFirst ? 222 : 430, width: 510, height: 146 }
  const lettering =
    title === '' ? '' : drawLettering(title, { pen, colours: house, face: studio.face, style: place.style, box })
  const aura = level < 3 ? auraOf(place.aura, x, y, stage) : ''
  const air = level < 2 && motes < 0.9 ? motesOf(mote, stage) : ''
  const echo = level < 1 && echoes < 0.75 && repeatable.has(subject.emblem) ? echoOf(emblem, stage) : ''
  const frame = level < 4 ? frameOf(studio.frame, { ...stage, colours: house }) : ''
  // A low emblem stands before the foreground, or a ship's rail would cut it in half.
  const figures = studio.titleFirst ? front + middle + echo : middle + front + echo
  return shortColours(picture(width, height, pen.defs() + back + aura + air + figures + lettering + frame))
}

/**
 * A game's cover, 600 by 800: the same for the same game in every process, and under 4 KB. Emblem and lettering stay in
 * the middle 600 by 376, so that a square or a 16:10 cut keeps them.
 */
export const drawCover = (game: CoverOf): string => {
  let drawn = ''
  for (const level of levels) {
    drawn = draw(game, level)
    if (Buffer.byteLength(drawn) < limit) return drawn
  }
  return drawn
}
