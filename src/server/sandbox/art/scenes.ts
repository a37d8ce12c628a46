import { alley, castle, city, temple, theatre } from './scenes/built'
import { cardTable, lottery, reels, stadium } from './scenes/games'
import { desert, garden, jungle, orchard, volcano } from './scenes/land'
import type { Scene, Scenery, Stage } from './scenes/scene'
import { burst, grid, vault } from './scenes/shine'
import { cosmos, dusk, heaven, ice } from './scenes/sky'
import { deck, isle, reef, sea } from './scenes/water'

export const scenes = {
  alley,
  burst,
  cardTable,
  castle,
  city,
  cosmos,
  deck,
  desert,
  dusk,
  garden,
  grid,
  heaven,
  ice,
  isle,
  jungle,
  lottery,
  orchard,
  reef,
  reels,
  sea,
  stadium,
  temple,
  theatre,
  vault,
  volcano,
} as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof scenes

export const drawScene = (name: SceneName, stage: Stage): Scenery => scenes[name](stage)

/** The moods a place is seen in: lava is not green, and a sunset is not grey. */
export const moodsOf: Readonly<Record<SceneName, readonly [string, ...string[]]>> = {
  alley: ['neon', 'acid', 'midnight', 'abyss'],
  burst: [
    'ember',
    'lagoon',
    'imperial',
    'jade',
    'neon',
    'midnight',
    'candy',
    'cobalt',
    'daybreak',
    'forest',
    'terracotta',
  ],
  cardTable: ['jade', 'forest', 'imperial', 'midnight', 'neon', 'lagoon', 'brass'],
  castle: ['midnight', 'neon', 'abyss', 'acid', 'frost', 'ember'],
  city: ['neon', 'midnight', 'cobalt', 'noir', 'ember'],
  cosmos: ['neon', 'midnight', 'abyss', 'cobalt', 'acid', 'ember'],
  deck: ['cobalt', 'brass', 'midnight', 'ember', 'lagoon'],
  desert: ['terracotta', 'ember', 'brass', 'daybreak', 'midnight'],
  dusk: ['ember', 'daybreak', 'terracotta', 'midnight', 'neon', 'jade'],
  garden: ['daybreak', 'candy', 'jade', 'imperial', 'cobalt', 'lagoon'],
  grid: ['neon', 'acid', 'cobalt', 'noir', 'ember'],
  heaven: ['daybreak', 'frost', 'cobalt', 'candy', 'ember'],
  ice: ['frost', 'cobalt', 'abyss', 'daybreak', 'midnight'],
  isle: ['lagoon', 'daybreak', 'candy', 'ember', 'terracotta'],
  jungle: ['forest', 'jade', 'acid', 'lagoon', 'terracotta'],
  lottery: ['imperial', 'neon', 'cobalt', 'candy', 'lagoon', 'ember'],
  orchard: ['forest', 'daybreak', 'jade', 'candy', 'terracotta'],
  reef: ['lagoon', 'abyss', 'cobalt', 'frost', 'neon'],
  reels: ['imperial', 'neon', 'cobalt', 'noir', 'ember'],
  sea: ['lagoon', 'cobalt', 'ember', 'daybreak', 'midnight', 'terracotta'],
  stadium: ['cobalt', 'midnight', 'lagoon', 'noir', 'forest', 'ember'],
  temple: ['imperial', 'jade', 'ember', 'midnight', 'daybreak'],
  theatre: ['imperial', 'neon', 'midnight', 'noir', 'candy'],
  vault: ['brass', 'midnight', 'noir', 'jade', 'imperial'],
  volcano: ['ember', 'imperial', 'terracotta', 'neon'],
}
