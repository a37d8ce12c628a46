import { drawEmblem, type EmblemName } from './emblems'
import { type House, houseOf } from './houses'
import { drawLettering } from './lettering'
import { cleanTitle } from './lines'
import { coined } from './manners'
import { createPaintbox, createStockbox } from './materials'
import { paletteOf } from './palettes'
import { createPen, flatPen } from './pen'
import { createRandom, type Random } from './random'
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
  /** What it shows, where that is settled. */
  emblem?: EmblemName | undefined
  /** On whose cards it stands. */
  merchant?: string | undefined
  /** Without its title, where that is in a language that the page is not. */
  isPlain?: boolean | undefined
}

/** Games that a house deals itself: their covers are in its manner. All others are in their vendor's. */
const ownKinds: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])

const tall = { width: 600, height: 800 }
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

/** Of how many things of a kind a cover in a house's manner shows a second one. */
const paired = 0.45

const kindsOf = ({ gameType = '', gameCategory }: CoverOf) => [gameType, gameCategory]
const seedOf = ({ nodeId, vassalage }: CoverOf, title: string) => `${nodeId} ${title} ${vassalage}`

/** What a game's cover shows, apart from what it is not to show, and what it is rather not to. */
export const emblemFor = (game: CoverOf, avoid: ReadonlySet<EmblemName>, shun: ReadonlySet<EmblemName>): EmblemName => {
  const title = cleanTitle(game.title)
  return subjectOf(title, kindsOf(game), createRandom(seedOf(game, title)), avoid, shun).emblem
}

const draw = (game: CoverOf, level: number): string => {
  const title = cleanTitle(game.title)
  const house = houseOf(game.merchant)
  return house !== undefined && kindsOf(game).some((kind) => ownKinds.has(kind))
    ? drawOwn(game, title, house, level)
    : drawVendors(game, title, house, level)
}

const isLettered = ({ isPlain = false }: CoverOf, title: string, house: House | undefined) =>
  title !== '' && !isPlain && (house === undefined || house.lettering !== undefined)

/** In the hand of its vendor. */
const drawVendors = (game: CoverOf, title: string, house: House | undefined, level: number): string => {
  const studio = studioOf(game.vassalage)
  const { width, height } = house?.shape ?? tall
  const isTall = height > width
  const pen = createPen(seedOf(game, title))
  const { random } = pen
  const first = subjectOf(title, kindsOf(game), random)
  const subject = { ...first, emblem: game.emblem ?? first.emblem }
  const scene = level < 6 ? subject.scene : 'burst'
  const turn = studio.turn + random.range(-6, 6)
  const own = paletteOf(studio.moods[0] ?? '', turn)
  const colours = {
    ...paletteOf(moodFor(scene, studio, random), turn),
    ...(random.chance(0.5) && scene !== 'vault' ? { accent: own.accent } : {}),
  }
  const hasTitle = isLettered(game, title, house)
  const isTitleFirst = hasTitle && studio.titleFirst
  const y = hasTitle ? (isTitleFirst ? 472 : 338) : height * (isTall ? 0.46 : 0.47)
  const x = width / 2
  const stage: Stage = { pen, colours, width, height, focus: { x, y: hasTitle ? 338 : y } }
  const place = {
    tilt: random.range(-7, 7),
    scale: random.range(1.4, 1.58) * (hasTitle ? 1 : scaleOf(width, height)),
    aura: random.pick(studio.auras),
    style: random.pick([studio.styles[0], studio.styles[0], studio.styles[1]]),
  }
  const [motes, echoes] = [random.next(), random.next()]
  const { back, front, mote } = drawScene(scene, stage)
  const emblem = pen.define((id) =>
    group(`id="${id}"`, drawEmblem(subject.emblem, createPaintbox(pen, studio.finish, studio.hue))),
  )
  const outlined = outlineOf(level < 5 ? studio.outline : 'ink', emblem, own)
  const middle = group(moved(x, y, place.scale, place.tilt), outlined + '<use href="#' + emblem + '"/>')
  const box = { x, y: isTitleFirst ? 222 : 430, width: 510, height: 146 }
  const lettering = hasTitle
    ? drawLettering(title, { pen, colours: own, face: studio.face, style: place.style, box })
    : ''
  const aura = level < 3 ? auraOf(place.aura, x, y, stage) : ''
  const air = level < 2 && motes < 0.9 ? motesOf(mote, stage) : ''
  const echo = level < 1 && echoes < 0.75 && repeatable.has(subject.emblem) ? echoOf(emblem, stage) : ''
  const frame = level < 4 && isTall ? frameOf(studio.frame, { ...stage, colours: own }) : ''
  // A low emblem stands before the foreground, or a ship's rail would cut it in half.
  const figures = isTitleFirst || !isTall ? front + middle + echo : middle + front + echo
  return shortColours(picture(width, height, pen.defs() + back + aura + air + figures + lettering + frame))
}

/** How much larger an emblem stands that shares its picture with no title. */
const scaleOf = (width: number, height: number) => Math.min(1.25, (Math.min(width, height) / 400) * 0.95)

/** In the manner of its house: the house's colours, edges and stock, in as many places and settings as vendors have. */
const drawOwn = (game: CoverOf, title: string, house: House, level: number): string => {
  const { width, height } = house.shape
  const pen = createPen(`${game.merchant ?? ''} ${seedOf(game, title)}`)
  const { random } = pen
  const { scene: usual, emblem: chosen } = subjectOf(title, kindsOf(game), random)
  const emblem = game.emblem ?? chosen
  const place =
    random.chance(0.3) && house.scenes.length > 0 ? house.scenes[random.int(0, house.scenes.length - 1)] : usual
  const scene = level < 6 ? (place ?? usual) : 'burst'
  const colours = paletteOf(random.pick(house.moods), random.range(-5, 5))
  const aura = random.pick(house.auras)
  const hasTitle = isLettered(game, title, house)
  const [x, y] = [width / 2, hasTitle ? 318 : height * 0.48]
  const hand = house.isFlat ? flatPen(pen) : pen
  const stage: Stage = { pen: hand, colours, width, height, focus: { x, y }, isStrict: true }
  const size = hasTitle ? 1 : scaleOf(width, height)
  const composed = {
    side: random.chance(0.5) ? 1 : -1,
    tilt: random.range(-9, 9),
    scale: random.range(1.36, 1.52) * size,
    isPair: random.chance(paired),
    motes: random.next(),
  }
  const { back, front, mote } = drawScene(scene, stage)
  const box = createStockbox(pen, house.stock, house.isFlat)
  const drawn = (name: EmblemName) =>
    pen.define((id) => group(`id="${id}"`, drawEmblem(coined(game.merchant, name), box)))
  const standing = (id: string, at: string) => group(at, house.edge(id, stage) + `<use href="#${id}"/>`)
  const lead = drawn(emblem)
  const { side, tilt, scale, isPair } = composed
  const second = subjectOf(title, kindsOf(game), random, new Set([emblem])).emblem
  const beside = isPair && level < 2 && second !== emblem
  const others = beside
    ? standing(drawn(second), moved(x + side * 118 * size, y - 76 * size, scale * 0.6, side * random.range(8, 24)))
    : ''
  const at = beside ? moved(x - side * 26 * size, y + 14 * size, scale * 0.96, tilt) : moved(x, y, scale, tilt)
  const letters = hasTitle ? house.lettering : undefined
  const lettering =
    letters === undefined
      ? ''
      : drawLettering(title, {
          ...{ pen, colours, face: letters.face, style: random.pick(letters.styles) },
          box: { x, y: 430, width: 510, height: 146 },
        })
  const behind = level < 3 ? group(moved(x, y, size), aura(stage)) : ''
  const air = level < 1 && composed.motes < 0.6 ? motesOf(mote, stage) : ''
  const figures = hasTitle ? others + standing(lead, at) + front : front + others + standing(lead, at)
  return shortColours(picture(width, height, pen.defs() + back + behind + air + figures + lettering))
}

/**
 * A game's cover: 600 by 800, or in the shape of its merchant's cards; the same for the same game in every process, and
 * under 4 KB. Of a tall one emblem and lettering stay in the middle 600 by 376, so that a square or a 16:10 cut keeps
 * them.
 */
export const drawCover = (game: CoverOf): string => {
  let drawn = ''
  for (const level of levels) {
    drawn = draw(game, level)
    if (Buffer.byteLength(drawn) < limit) return drawn
  }
  return drawn
}
