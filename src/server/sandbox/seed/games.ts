import { createRandom, type Random } from '../art/random'
import type { Text } from '../language'
import { formSets, type FormSet } from './forms'
import { modifiers } from './modifiers'
import { type SeedVendor, vendors } from './vendors'

interface SeedGame {
  readonly nodeId: number
  readonly gameId: string
  readonly vassalage: string
  readonly category: string
  readonly gameType: string
  readonly title: Text
  /** 1 is the most popular of all. */
  readonly popularity: number
  readonly hot: boolean
  readonly fresh: boolean
  /** Return to player in percent, a decimal string. */
  readonly rtp?: string
}

const firstNodeId = 100_001
/** Shares of games marked hot, and new. */
const hotShare = 0.06
const freshShare = 0.05

/** A catalogue that depends on its size alone: no title twice, vendors and marks spread by a fixed seed. */
export function makeGames(count: number): readonly SeedGame[] {
  const random = createRandom('catalogue')
  const planned = shuffle(
    formSets.flatMap((set) => titlesOf(set, count, random)),
    random,
  )
  const perVendor = new Map<string, number>()
  return planned.slice(0, count).map(({ set, title }, index) => {
    const { code } = pickVendor(set, random)
    const number = (perVendor.get(code) ?? 0) + 1
    perVendor.set(code, number)
    return {
      nodeId: firstNodeId + index,
      gameId: `${code}-${String(number).padStart(4, '0')}`,
      vassalage: code,
      category: set.category,
      gameType: set.gameType,
      title,
      popularity: index + 1,
      hot: random.chance(hotShare),
      fresh: random.chance(freshShare),
      ...(set.category === 'RNG' && { rtp: `${random.int(94, 97)}.${String(random.int(0, 99)).padStart(2, '0')}` }),
    }
  })
}

function titlesOf(set: FormSet, count: number, random: Random): { set: FormSet; title: Text }[] {
  const wanted = Math.max(1, Math.ceil((set.share * count) / 1000))
  const all = set.forms.flatMap((form) =>
    modifiers.map((modifier) => ({
      EN: form.EN.replace('{m}', modifier.EN),
      CN: form.CN.replace('{m}', modifier.CN),
      AR: form.AR.replace('{m}', modifier.AR),
    })),
  )
  return shuffle(all, random)
    .slice(0, wanted)
    .map((title) => ({ set, title }))
}

function pickVendor({ category, gameType }: FormSet, random: Random): SeedVendor {
  const able = vendors.filter(
    (vendor) => vendor.category === category && (vendor.gameTypes?.includes(gameType) ?? true),
  )
  let left = random.next() * able.reduce((sum, { weight }) => sum + weight, 0)
  const found = able.find(({ weight }) => (left -= weight) < 0) ?? able[0]
  if (!found) throw new Error(`no vendor makes ${gameType} games in ${category}`)
  return found
}

/** In an order drawn from the stream, on a copy. */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random.next() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
