import type { EmblemName } from './emblems'
import { hash } from './random'
import type { SceneName } from './scenes'

export interface Hero {
  scene: SceneName
  /** The first is the largest and stands in the middle; the others gather round it. */
  emblems: readonly [EmblemName, EmblemName, EmblemName, ...EmblemName[]]
  moods: readonly [string, ...string[]]
  /** An id or a title with one of these names this picture. */
  words: string
}

export type Heroes = readonly [Hero, ...Hero[]]

export const hero = (scene: SceneName, emblems: Hero['emblems'], moods: Hero['moods'], words: string): Hero => ({
  scene,
  emblems,
  moods,
  words,
})

const calledBy = (heroes: Heroes, text: string) => {
  const lower = text.toLowerCase()
  const own = new Set(lower.split(/[^\p{L}]+/u))
  return heroes.find(({ words }) =>
    words.split(' ').some((word) => (/^[a-z]/.test(word) ? own.has(word) : lower.includes(word))),
  )
}

/** By a word of the id, then of the title, then by the number at the id's end, so that a numbered row has no two alike. */
export const heroFor = (heroes: Heroes, id: string, title = ''): Hero => {
  const number = /(\d+)$/.exec(id)?.[1]
  const index = number === undefined ? hash(id) : Number(number) + heroes.length - 1
  return calledBy(heroes, id) ?? calledBy(heroes, title) ?? heroes[index % heroes.length] ?? heroes[0]
}
