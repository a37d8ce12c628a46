import { butterfly, candy, cupcake, drum, lotus, mushroom, rose, snowflake } from './emblems/bloom'
import { bull, fox, lion, owl, panda, rabbit, tiger, wolf } from './emblems/beasts'
import type { Emblem } from './emblems/emblem'
import { cherries, grapes, lemon, peach, strawberry, watermelon } from './emblems/fruit'
import { clover, fan, horseshoe, knot, lantern, seven, star } from './emblems/luck'
import { dragon, eye, feather, genie, mask, pharaoh, scarab, skull, trident } from './emblems/myth'
import { anchor, crab, fish, koi, octopus, shark, shell, turtle } from './emblems/sea'
import { calendar, fortune, gift, medal, megaphone, ticket } from './emblems/prize'
import { basketball, bat, boxing, football, gamepad, helmet, horse, swords } from './emblems/sport'
import { balls, cards, chips, dice, heart, roulette, spade, tiles } from './emblems/table'
import { bell, chest, coin, crown, gem, ingot, key, trophy } from './emblems/treasure'
import { bear, bee, camel, cobra, elephant, rooster, scorpion, swan, whale } from './emblems/wild'
import { book, comet, flags, gear, mirror, rainbow, sun, tennis, tent, trumpet } from './emblems/wonder'
import { bolt, cactus, compass, flame, hourglass, moon, planet, potion, rocket, wheel } from './emblems/wander'

export const emblems = {
  anchor, balls, basketball, bat, bear, bee, bell, bolt, book, boxing, bull, butterfly, cactus, calendar, camel,
  candy, cards, cherries, chest, chips, clover, cobra, coin, comet, compass, crab, crown, cupcake, dice, dragon, drum,
  elephant, eye, fan, feather, fish, flags, flame, football, fortune, fox, gamepad, gear, gem, genie, gift, grapes,
  heart, helmet, horse, horseshoe, hourglass, ingot, key, knot, koi, lantern, lemon, lion, lotus, mask, medal,
  megaphone, mirror, moon, mushroom, octopus, owl, panda, peach, pharaoh, planet, potion, rabbit, rainbow, rocket,
  rooster, rose, roulette, scarab, scorpion, seven, shark, shell, skull, snowflake, spade, star, strawberry, sun,
  swan, swords, tennis, tent, ticket, tiger, tiles, trident, trophy, trumpet, turtle, watermelon, whale, wheel, wolf,
} as const satisfies Readonly<Record<string, Emblem>>

export type EmblemName = keyof typeof emblems

export const drawEmblem = (name: EmblemName, ...given: Parameters<Emblem>): string => emblems[name](...given)
