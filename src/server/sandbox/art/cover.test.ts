import { describe, expect, it } from 'vitest'
import { drawCover, type CoverOf } from './cover'
import { hash } from './random'
import { faultsOf, unusedIn } from './testing/wellFormed'

const nouns = ['Koi', 'Dragon', 'Crown', 'Comet', 'Temple', 'Lantern', 'Harvest', 'Pirate', 'Roulette', 'Wolf', 'Gem']
const places = ['of the Deep Sea', 'Palace', 'Rush', 'Deluxe', 'at Midnight', '777', 'Garden', 'Volcano', 'Cup']
const chinese = ['财神到', '麻将', '黄金锦鲤传说', '真人百家乐', '海王捕鱼大师赛']
const arabic = ['كنز الصحراء', 'ملك البحار', 'ليالي القصر الذهبي']
const categories = ['RNG', 'RNG', 'RNG', 'FISH', 'SPORTS', 'LIVE', 'LOTT', 'ELOTT', 'PVP', 'ESPORTS'] as const

const titleOf = (i: number): string => {
  if (i % 9 === 7) return chinese[i % chinese.length] ?? ''
  if (i % 9 === 8) return arabic[i % arabic.length] ?? ''
  return `${nouns[i % nouns.length] ?? ''} ${places[Math.floor(i / 11) % places.length] ?? ''}`
}

const game = (i: number): CoverOf => ({
  nodeId: String(100_000 + i),
  title: titleOf(i),
  vassalage: `V${i % 40}`,
  gameCategory: categories[i % categories.length] ?? 'RNG',
})

const games = (count: number) => Array.from({ length: count }, (_, i) => game(i))

describe('drawCover', () => {
  it('draws the same game in the same way', () => {
    for (const each of games(40)) expect(drawCover({ ...each })).toBe(drawCover(each))
  })

  it('stays under 4 KB over 2,000 games', () => {
    expect(Math.max(...games(2000).map((each) => Buffer.byteLength(drawCover(each))))).toBeLessThan(4096)
  }, 20_000)

  it('has no two alike among 10,000, not even of one title and one vendor', () => {
    const same = { title: 'Golden Koi', vassalage: 'PG', gameCategory: 'RNG' }
    const drawn = games(10_000).map((each, i) => drawCover(i < 9000 ? each : { ...each, ...same }))
    expect(new Set(drawn.map((cover) => `${hash(cover)} ${cover.length}`)).size).toBe(10_000)
  }, 60_000)

  it('is well-formed, complete and inert', () => {
    for (const each of games(400)) {
      const cover = drawCover(each)
      expect([...faultsOf(cover), ...unusedIn(cover)], each.title).toEqual([])
    }
  })

  it.each([
    ['markup', '</text><script>alert(1)</script>'],
    ['an attribute', `"><image href="https://example.com/x"/>'`],
    ['entities', '&amp; &#0; & <b>'],
    ['a comment', ']]><!-- -->'],
    ['control characters', 'tab\tnull\0bell\x07surrogate\ud800end\uffff'],
    ['overrides of direction', '\u202eright to left\u202c'],
    ['Arabic with marks', 'العنوان <>&"\' الطويل'],
    ['nothing', ''],
    ['a blank', ' '],
    ['what looks like paint', '#fedcba url(#x) d="M0 0"'],
    ['one long word', 'x'.repeat(5000)],
    ['only marks', '&'.repeat(5000)],
    ['long Chinese', '漢'.repeat(500)],
    ['long Arabic', 'كنز الصحراء '.repeat(60)],
    ['pictographs', '😀👨‍👩‍👧‍👦🎰'.repeat(40)],
  ])('survives a title of %s', (_, title) => {
    for (let i = 0; i < 12; i += 1) {
      const cover = drawCover({ ...game(i * 3), title })
      expect(faultsOf(cover)).toEqual([])
      expect(Buffer.byteLength(cover)).toBeLessThan(4096)
    }
  })

  it('shows a title whole, in its own words', () => {
    const letters = (cover: string) => [...cover.matchAll(/>([^<>]+)</g)].map((match) => match[1]).join(' ')
    expect(letters(drawCover({ ...game(0), title: 'Tom & Jerry’s 5 < 6' }))).toMatch(
      /TOM &amp; JERRY’S 5 &lt; 6|Tom &amp; Jerry’s 5 &lt; 6/i,
    )
    expect(letters(drawCover({ ...game(0), title: '五福临门' }))).toContain('五福临门')
    expect(drawCover({ ...game(0), title: 'كنز الصحراء' })).toContain('direction="rtl"')
  })

  describe.each(['aurora', 'jade', 'sahara'])('on the cards of %s', (merchant) => {
    const own = (i: number) => ({ ...game(i), merchant })

    it('stays under 4 KB, well-formed, complete, and the same each time', () => {
      for (const each of Array.from({ length: 400 }, (_, i) => own(i))) {
        const cover = drawCover(each)
        expect([...faultsOf(cover), ...unusedIn(cover)], each.title).toEqual([])
        expect(Buffer.byteLength(cover)).toBeLessThan(4096)
        expect(drawCover({ ...each })).toBe(cover)
      }
    })

    it('has no two alike among those that the house deals', () => {
      const drawn = Array.from({ length: 1000 }, (_, i) => drawCover({ ...own(i), gameCategory: 'LIVE' }))
      expect(new Set(drawn).size).toBe(1000)
    })

    it('has no letters where the page is in another language', () => {
      const lettered = Array.from({ length: 60 }, (_, i) => drawCover({ ...own(i), isPlain: true }))
      expect(lettered.filter((cover) => cover.includes('<text'))).toEqual([])
    })
  })

  it('is lettered on tall cards alone: wide and square ones have the name below, and signs in their corners', () => {
    const letters = (merchant: string) =>
      games(60).filter((each) => drawCover({ ...each, merchant }).includes('<text')).length
    expect([letters('aurora'), letters('jade'), letters('sahara')]).toEqual([60, 0, 0])
  })

  it('gives each house its own hand', () => {
    const each = { ...game(5), gameCategory: 'LIVE', emblem: 'roulette' } as const
    const drawn = ['aurora', 'jade', 'sahara', undefined].map((merchant) => drawCover({ ...each, merchant }))
    expect(new Set(drawn).size).toBe(4)
    expect(drawn[1]).toContain('viewBox="0 0 640 400"')
    expect(drawn[2]).toContain('viewBox="0 0 600 600"')
  })

  it('does not know properties that every object has', () => {
    const hostile = drawCover({ ...game(1), gameCategory: 'constructor', gameType: '__proto__', vassalage: 'toString' })
    expect(faultsOf(hostile)).toEqual([])
  })

  it('prints how long fifty take', () => {
    games(200).map(drawCover)
    const start = performance.now()
    games(50).map(drawCover)
    console.info(`50 covers: ${(performance.now() - start).toFixed(1)} ms`)
  })
})
