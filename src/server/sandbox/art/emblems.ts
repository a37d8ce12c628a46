import { butterfly, candy, cupcake, drum, lotus, mushroom, rose, snowflake } from './emblems/bloom'
import { bull, fox, lion, owl, panda, rabbit, tiger, wolf } from './emblems/beasts'
import type { Emblem } from './emblems/emblem'
import { cherries, grapes, lemon, peach, strawberry, watermelon } from './emblems/fruit'
import { clover, fan, horseshoe, knot, lantern, seven, star } from './emblems/luck'
import { dragon, eye, feather, genie, mask, pharaoh, scarab, skull, trident } from './emblems/myth'
import { anchor, crab, fish, koi, octopus, shark, shell, turtle } from './emblems/sea'
import { basketball, bat, boxing, football, gamepad, helmet, horse, swords } from './emblems/sport'
import { balls, cards, chips, dice, heart, roulette, spade, tiles } from './emblems/table'
import { bell, chest, coin, crown, gem, ingot, key, trophy } from './emblems/treasure'
import { bolt, cactus, compass, flame, hourglass, moon, planet, potion, rocket, wheel } from './emblems/wander'

export const emblems = {
  anchor, balls, basketball, bat, bell, bolt, boxing, bull, butterfly, cactus, candy, cards, cherries, chest, chips, clover,
  coin, compass, crab, crown, cupcake, dice, dragon, drum, eye, fan, feather, fish, flame, football, fox, gamepad, gem,
  genie, grapes, heart, helmet, horse, horseshoe, hourglass, ingot, key, knot, koi, lantern, lemon, lion, lotus, mask, moon,
  mushroom, octopus, owl, panda, peach, pharaoh, planet, potion, rabbit, rocket, rose, roulette, scarab, seven, shark, shell,
  skull, snowflake, spade, star, strawberry, swords, tiger, tiles, trident, trophy, turtle, watermelon, wheel, wolf,
} as const satisfies Readonly<Record<string, Emblem>>

export type EmblemName = keyof typeof emblems

export const drawEmblem = (name: EmblemName, ...given: Parameters<Emblem>): string => emblems[name](...given)
