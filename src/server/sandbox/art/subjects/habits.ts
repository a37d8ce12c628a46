import type { EmblemName } from '../emblems'
import type { SceneName } from '../scenes'

/** What covers of one kind of game show, whatever their titles say. */
export interface Habit {
  emblems: readonly [EmblemName, ...EmblemName[]]
  scenes: readonly [SceneName, ...SceneName[]]
  /** How often the habit's scenes are kept against the place that a title names: 0 to 1. */
  faithful: number
  /** How often the habit's emblems are kept against the thing that a title names: 0 to 1. */
  stubborn: number
}

const draws: Habit = {
  emblems: ['balls', 'balls', 'ticket', 'star', 'clover', 'knot', 'coin', 'seven'],
  scenes: ['lottery', 'lottery', 'lottery', 'burst', 'heaven', 'cosmos', 'city'],
  faithful: 0.7,
  stubborn: 0.6,
}

/** By category, and by the slots hall's kinds: RNG itself has none, since a slot may show anything. */
export const habits: Readonly<Record<string, Habit>> = {
  FISH: {
    emblems: ['koi', 'fish', 'shark', 'octopus', 'turtle', 'crab', 'shell', 'trident', 'whale', 'dragon'],
    scenes: ['reef', 'reef', 'reef', 'sea', 'isle', 'deck'],
    faithful: 1,
    stubborn: 0.5,
  },
  SPORTS: {
    // every league and cup would show the same trophy
    emblems: [
      'boxing',
      'football',
      'basketball',
      'tennis',
      'bat',
      'flags',
      'medal',
      'horse',
      'volleyball',
      'shuttlecock',
      'paddle',
      'golf',
      'whistle',
      'stopwatch',
      'boot',
      'goal',
      'hoop',
      'wicket',
    ],
    scenes: ['stadium', 'stadium', 'stadium', 'burst', 'dusk', 'city', 'heaven', 'grid'],
    faithful: 0.8,
    stubborn: 0.85,
  },
  COCKFIGHT: {
    emblems: ['rooster', 'feather', 'rooster', 'trophy', 'drum', 'sun', 'medal'],
    scenes: ['dusk', 'burst', 'stadium', 'orchard', 'volcano'],
    faithful: 0.9,
    stubborn: 0.9,
  },
  ESPORTS: {
    emblems: [
      'swords',
      'bolt',
      'dragon',
      'wolf',
      'gamepad',
      'owl',
      'crosshair',
      'tower',
      'arenaMap',
      'headset',
      'keycaps',
      'monitor',
      'insignia',
      'jersey',
      'racer',
      'standard',
    ],
    scenes: ['grid', 'alley', 'city', 'cosmos', 'stadium', 'volcano', 'castle', 'ice', 'jungle', 'temple'],
    faithful: 0.85,
    stubborn: 0.85,
  },
  LIVE: {
    emblems: [
      'cards',
      'chips',
      'roulette',
      'dice',
      'aces',
      'shoe',
      'plaque',
      'dome',
      'chip',
      'spinner',
      'layout',
      'showWheel',
      'crash',
      'rose',
    ],
    scenes: ['cardTable', 'cardTable', 'theatre', 'city', 'vault', 'burst', 'alley', 'dusk', 'temple'],
    faithful: 0.75,
    stubborn: 0.15,
  },
  PVP: {
    emblems: ['cards', 'tiles', 'domino', 'spade', 'heart', 'dice', 'chips', 'fan', 'jester', 'aces', 'chip'],
    scenes: ['cardTable', 'cardTable', 'theatre', 'garden', 'city', 'temple'],
    faithful: 0.6,
    stubborn: 0.3,
  },
  TG: {
    emblems: ['roulette', 'chips', 'dice', 'cards', 'aces', 'layout', 'dome', 'spinner', 'chip'],
    scenes: ['cardTable', 'theatre'],
    faithful: 0.6,
    stubborn: 0.4,
  },
  VP: {
    emblems: ['cards', 'spade', 'heart', 'chips'],
    scenes: ['cardTable', 'grid', 'reels'],
    faithful: 0.6,
    stubborn: 0.4,
  },
  BG: draws,
  LOTT: draws,
  ELOTT: draws,
}
