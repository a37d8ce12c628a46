import { describe, expect, it } from 'vitest'
import { promotions } from '../content/promotions'
import { ranks } from '../content/ranks'
import { rewards } from '../content/rewards'
import { drawBanner } from './banner'
import { bannerHeroes } from './bannerHeroes'
import { emblems } from './emblems'
import { heroFor } from './heroes'
import { coined, mannerOf } from './manners'
import { castFor } from './manners/draw'
import { mirrored } from './manners/manner'
import { promotionHeroes } from './promotionHeroes'
import { createPaintbox } from './materials'
import { moodNames, paletteOf } from './palettes'
import { createPen } from './pen'
import { drawPromotion } from './promotion'
import { drawRank } from './rank'
import { drawReward } from './reward'
import { drawScene, moodsOf, scenes, type SceneName } from './scenes'
import { picture } from './shapes'
import { faultsOf, unusedIn } from './testing/wellFormed'
import { drawVendorMark } from './vendorMark'

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}-${i + 1}`)

describe('drawBanner', () => {
  const themes = ['dark', 'light', 'sand'] as const
  const all = numbered('banner', 14).flatMap((id) =>
    themes.flatMap((theme) => [false, true].map((mirror) => drawBanner({ id, theme, mirror }))),
  )

  it('draws every number, theme and direction differently, in under 8 KB', () => {
    expect(new Set(all).size).toBe(14 * 6)
    expect(Math.max(...all.map((each) => Buffer.byteLength(each)))).toBeLessThan(8192)
  })

  it('is well-formed and holds no text', () => {
    for (const each of all) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
    expect(all.filter((each) => each.includes('<text'))).toEqual([])
  })

  it('follows a word of the id before one of the title', () => {
    expect(heroFor(bannerHeroes, 'live-night', 'Welcome').scene).toBe('cardTable')
    expect(heroFor(bannerHeroes, 'x', '体育赛季').scene).toBe('stadium')
    expect(new Set(numbered('b', bannerHeroes.length).map((id) => heroFor(bannerHeroes, id))).size).toBe(14)
  })
})

describe('drawPromotion', () => {
  const all = numbered('p', promotionHeroes.length).map((id) => drawPromotion({ id }))

  it('draws every number differently, without text, in under 7 KB', () => {
    expect(new Set(all).size).toBe(promotionHeroes.length)
    expect(Math.max(...all.map((each) => Buffer.byteLength(each)))).toBeLessThan(7168)
    for (const each of all) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
    expect(all.filter((each) => each.includes('<text'))).toEqual([])
  })
})

describe('the manners of merchants', () => {
  const merchants = ['aurora', 'jade', 'sahara'] as const
  const ids = numbered('p', promotionHeroes.length)
  const bannersOf = (merchant: string) =>
    numbered('banner', bannerHeroes.length).flatMap((id) =>
      [false, true].map((mirror) => drawBanner({ id, merchant, mirror })),
    )
  const promotionsOf = (merchant: string) => ids.map((id) => drawPromotion({ id, merchant }))

  it.each(merchants)(
    'draw banners and promotions of %s each differently, well-formed and within their bytes',
    (own) => {
      const [wide, cards] = [bannersOf(own), promotionsOf(own)]
      const all = [...wide, ...cards]
      expect(new Set(all).size).toBe(all.length)
      expect(Math.max(...wide.map((each) => Buffer.byteLength(each)))).toBeLessThan(8192)
      expect(Math.max(...cards.map((each) => Buffer.byteLength(each)))).toBeLessThan(7168)
      for (const each of all) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
      expect(all.filter((each) => each.includes('<text'))).toEqual([])
    },
  )

  it.each(merchants)('draw the same for %s every time', (merchant) => {
    expect(bannersOf(merchant)).toEqual(bannersOf(merchant))
    expect(promotionsOf(merchant)).toEqual(promotionsOf(merchant))
  })

  it('give no two merchants the same picture, and other merchants the painted scenes', () => {
    for (const id of ids)
      expect(new Set([...merchants, undefined].map((merchant) => drawPromotion({ id, merchant }))).size).toBe(4)
    expect(drawPromotion({ id: 'p-1', merchant: 'constructor' })).toBe(drawPromotion({ id: 'p-1' }))
  })

  it.each(merchants)('show a group of things in each promotion of %s that no other has', (merchant) => {
    const manner = mannerOf(merchant)
    if (manner === undefined) throw new Error(`no manner of ${merchant}`)
    const groups = promotions.map(({ id, title }) => castFor(manner, heroFor(promotionHeroes, id, title.EN)).join(' '))
    expect(groups.filter((one, at) => groups.indexOf(one) !== at)).toEqual([])
    for (const hero of [...bannerHeroes, ...promotionHeroes])
      expect(castFor(manner, hero).length).toBeGreaterThanOrEqual(2)
  })

  it.each(merchants)('leave no thing of a promotion of %s where a page cuts', (merchant) => {
    const promotion = mannerOf(merchant)?.promotion
    if (promotion === undefined) throw new Error(`no manner of ${merchant}`)
    const { width, height, seats, frame } = promotion
    for (const { x, y, scale } of seats) {
      expect(Math.abs(x - width / 2) + scale * 100).toBeLessThanOrEqual(200)
      expect(Math.abs(y - height / 2) + scale * 100).toBeLessThanOrEqual(195)
    }
    expect(seats[0].y - frame).toBeGreaterThanOrEqual(height / 2 - 195)
  })

  it('keep the things of Sahara’s banners beside the plate of words of a phone', () => {
    const banner = mannerOf('sahara')?.banner
    for (const { x, scale } of banner?.seats ?? []) expect(x - scale * 100).toBeGreaterThan(1088)
  })

  it('mint a coin of their own, and show one emblem first each on the first banner', () => {
    const shown = merchants.map((merchant) => coined(merchant, 'coin'))
    expect(new Set([...shown, coined(undefined, 'coin')]).size).toBe(4)
    const leads = merchants.map((merchant) => {
      const manner = mannerOf(merchant)
      return manner && castFor(manner, heroFor(bannerHeroes, 'first-week'))[0]
    })
    expect(new Set(leads).size).toBe(3)
  })

  it('turn a banner round with its things, not the things themselves', () => {
    for (const merchant of merchants) {
      const banner = mannerOf(merchant)?.banner
      if (banner === undefined) throw new Error(`no manner of ${merchant}`)
      const turned = mirrored(banner)
      expect(turned.seats.map(({ x }) => banner.width - x)).toEqual(banner.seats.map(({ x }) => x))
      expect(turned.frame).toBe(banner.frame)
      expect(turned.seats.map(({ scale }) => scale)).toEqual(banner.seats.map(({ scale }) => scale))
    }
  })
})

describe('drawReward', () => {
  const unknown = ['something-else', 'constructor', 'towel', 'lamp', 'pen']
  const all = [...rewards.map(({ id }) => id), ...unknown].map((id) => drawReward(id))

  /** What a drawing is made of, its own ids left out: two of one thing before one wall are one picture. */
  const shapesOf = (drawing: string) => drawing.replace(/ (?:id|href)="[^"]*"|url\([^)]*\)/g, '')

  it('gives each a thing and a wall of its own', () => {
    expect(new Set(all.map(shapesOf)).size).toBe(all.length)
  })

  it('draws each differently, without text, in under 6 KB', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(Math.max(...all.map((each) => Buffer.byteLength(each)))).toBeLessThan(6144)
    for (const each of all) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
    expect(all.filter((each) => each.includes('<text'))).toEqual([])
  })
})

describe.each(['aurora', 'jade', 'sahara'])('rewards of %s', (merchant) => {
  it('are each in its own manner, without text, in under 6 KB', () => {
    const ids = [...rewards.map(({ id }) => id), 'towel', 'constructor']
    const [own, usual] = [ids.map((id) => drawReward(id, merchant)), ids.map((id) => drawReward(id))]
    expect(new Set([...own, ...usual]).size).toBe(2 * ids.length)
    expect(Math.max(...own.map((each) => Buffer.byteLength(each)))).toBeLessThan(6144)
    for (const each of own) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
    expect(own.filter((each) => each.includes('<text'))).toEqual([])
  })
})

describe('the promotions of the sandbox', () => {
  it('have a group of things each that no other has', () => {
    const groups = promotions.map(({ id, title }) => heroFor(promotionHeroes, id, title.EN).emblems.join(' '))
    expect(groups.filter((one, at) => groups.indexOf(one) !== at)).toEqual([])
  })
})

describe('drawRank', () => {
  const all = ranks.map(({ id }) => drawRank(id) ?? '')

  it('draws each differently, without text, in under 6 KB', () => {
    expect(new Set(all).size).toBe(ranks.length)
    expect(Math.max(...all.map((each) => Buffer.byteLength(each)))).toBeLessThan(6144)
    for (const each of all) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
    expect(all.filter((each) => each === '' || each.includes('<text'))).toEqual([])
  })

  it.each(['aurora', 'jade', 'sahara'])('draws those of %s in its own manner, within the same bytes', (merchant) => {
    const own = ranks.map(({ id }) => drawRank(id, merchant) ?? '')
    expect(new Set([...all, ...own]).size).toBe(2 * ranks.length)
    expect(Math.max(...own.map((each) => Buffer.byteLength(each)))).toBeLessThan(6144)
    for (const each of own) expect([...faultsOf(each), ...unusedIn(each)]).toEqual([])
  })

  it.each(['', 'ruby', 'constructor'])('draws nothing of %j', (id) => expect(drawRank(id)).toBeUndefined())
})

describe('drawVendorMark', () => {
  it('draws vendors differently, and each softened when it is not active', () => {
    const marks = numbered('V', 60).map((code) => drawVendorMark({ code, name: code, active: true }))
    expect(new Set(marks).size).toBe(60)
    for (const mark of marks) expect(faultsOf(mark)).toEqual([])
    expect(drawVendorMark({ code: 'A', name: 'A' })).not.toBe(drawVendorMark({ code: 'A', name: 'A', active: true }))
  })

  it.each(['<&>', '', '龙', '"x" \'y\'', '\ud800'])('survives the name %j', (name) => {
    for (const code of numbered('V', 40)) expect(faultsOf(drawVendorMark({ code, name }))).toEqual([])
  })
})

describe('the stock', () => {
  it.each(Object.entries(emblems))('draws the emblem %s in every finish', (name, emblem) => {
    for (const finish of ['gloss', 'poster', 'gilt', 'duotone', 'tinted'] as const) {
      const pen = createPen(name)
      const drawn = emblem(createPaintbox(pen, finish, 200))
      expect(faultsOf(picture(200, 200, pen.defs() + drawn))).toEqual([])
    }
  })

  it('draws every scene in every mood, at any size', () => {
    for (const name of Object.keys(scenes) as SceneName[]) {
      for (const [i, mood] of moodNames.entries()) {
        const pen = createPen(`${name} ${mood}`)
        const [width, height] = i % 2 === 0 ? [600, 800] : [1600, 600]
        const stage = { pen, colours: paletteOf(mood), width, height, focus: { x: width / 2, y: 300 } }
        const { back, front } = drawScene(name, stage)
        expect(faultsOf(picture(width, height, pen.defs() + back + front)), name).toEqual([])
      }
    }
  })

  it('knows every mood that a scene or a hero asks for', () => {
    const asked = [
      ...Object.values(moodsOf).flat(),
      ...[...bannerHeroes, ...promotionHeroes].flatMap((hero) => hero.moods),
    ]
    expect(asked.filter((mood) => !moodNames.includes(mood))).toEqual([])
  })
})
