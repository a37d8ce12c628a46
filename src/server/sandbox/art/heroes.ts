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

export const bannerHeroes: Heroes = [
  {
    scene: 'heaven',
    emblems: ['crown', 'gift', 'coin', 'gem'],
    moods: ['cobalt', 'daybreak', 'ember'],
    words: 'welcome new first join 欢迎 首 مرحبا ترحيب',
  },
  {
    scene: 'reels',
    emblems: ['seven', 'cherries', 'bell', 'lemon'],
    moods: ['imperial', 'neon', 'cobalt'],
    words: 'slot slots rng reel spin spins 老虎机 电子 سلوت',
  },
  {
    scene: 'cardTable',
    emblems: ['roulette', 'cards', 'chips', 'dice'],
    moods: ['jade', 'midnight', 'imperial'],
    words: 'live casino table dealer 真人 مباشر كازينو',
  },
  {
    scene: 'stadium',
    emblems: ['football', 'trophy', 'basketball', 'boxing'],
    moods: ['cobalt', 'midnight', 'lagoon'],
    words: 'sport sports league cup match 体育 足球 رياضة',
  },
  {
    scene: 'reef',
    emblems: ['fish', 'shark', 'shell', 'turtle'],
    moods: ['lagoon', 'abyss', 'cobalt'],
    words: 'fish fishing ocean 捕鱼 صيد',
  },
  {
    scene: 'lottery',
    emblems: ['balls', 'clover', 'star'],
    moods: ['imperial', 'neon', 'cobalt'],
    words: 'lottery lott elott lotto draw 彩 يانصيب',
  },
  {
    scene: 'temple',
    emblems: ['dragon', 'lantern', 'ingot', 'fan'],
    moods: ['imperial', 'jade', 'ember'],
    words: 'dragon fortune festival spring 龙 春节 财 تنين',
  },
  {
    scene: 'desert',
    emblems: ['genie', 'pharaoh', 'scarab', 'hourglass'],
    moods: ['terracotta', 'ember', 'daybreak'],
    words: 'desert sahara ramadan genie 沙漠 صحراء رمضان',
  },
  {
    scene: 'cosmos',
    emblems: ['rocket', 'planet', 'star', 'bolt'],
    moods: ['neon', 'midnight', 'abyss'],
    words: 'rocket space crash star 火箭 صاروخ',
  },
  {
    scene: 'theatre',
    emblems: ['gem', 'crown', 'medal', 'rose'],
    moods: ['midnight', 'imperial', 'neon'],
    words: 'vip club loyalty royal 贵宾 会员 نادي',
  },
  {
    scene: 'isle',
    emblems: ['chest', 'skull', 'compass', 'key'],
    moods: ['lagoon', 'daybreak', 'ember'],
    words: 'treasure island pirate hunt 宝藏 كنز',
  },
  {
    scene: 'grid',
    emblems: ['gamepad', 'swords', 'helmet', 'bolt'],
    moods: ['neon', 'acid', 'cobalt'],
    words: 'esport esports arena game 电竞 الكترونية',
  },
  {
    scene: 'garden',
    emblems: ['tiles', 'koi', 'fan', 'lotus'],
    moods: ['daybreak', 'jade', 'candy'],
    words: 'pvp mahjong poker cards 棋牌 麻将 ورق',
  },
  {
    scene: 'orchard',
    emblems: ['strawberry', 'grapes', 'peach', 'watermelon'],
    moods: ['forest', 'candy', 'daybreak'],
    words: 'fruit summer weekend 水果 صيف',
  },
]

export const promotionHeroes: Heroes = [
  {
    scene: 'burst',
    emblems: ['gift', 'coin', 'star'],
    moods: ['cobalt', 'imperial', 'neon'],
    words: 'welcome first deposit bonus new 首存 欢迎 ترحيب إيداع',
  },
  {
    scene: 'theatre',
    emblems: ['fortune', 'star', 'gem'],
    moods: ['neon', 'imperial', 'midnight'],
    words: 'wheel spin spins free 转盘 免费 عجلة مجانية',
  },
  {
    scene: 'vault',
    emblems: ['coin', 'key', 'ingot'],
    moods: ['brass', 'midnight', 'jade'],
    words: 'cashback rebate reload cash 返水 返现 استرداد',
  },
  {
    scene: 'heaven',
    emblems: ['calendar', 'coin', 'clover'],
    moods: ['frost', 'daybreak', 'cobalt'],
    words: 'daily check attendance signin monday weekly 签到 每日 يومي',
  },
  {
    scene: 'castle',
    emblems: ['medal', 'crown', 'gem'],
    moods: ['midnight', 'neon', 'abyss'],
    words: 'vip level loyalty club upgrade 贵宾 升级 مستوى',
  },
  {
    scene: 'stadium',
    emblems: ['trophy', 'football', 'medal'],
    moods: ['cobalt', 'lagoon', 'midnight'],
    words: 'tournament sports league cup rank 锦标 体育 بطولة رياضة',
  },
  {
    scene: 'lottery',
    emblems: ['ticket', 'balls', 'clover'],
    moods: ['imperial', 'candy', 'lagoon'],
    words: 'ticket lottery lucky draw raffle 抽奖 彩 سحب',
  },
  {
    scene: 'orchard',
    emblems: ['cupcake', 'gift', 'candy'],
    moods: ['candy', 'daybreak', 'terracotta'],
    words: 'birthday party anniversary 生日 周年 ميلاد',
  },
  {
    scene: 'dusk',
    emblems: ['megaphone', 'heart', 'coin'],
    moods: ['ember', 'neon', 'daybreak'],
    words: 'refer referral friend invite affiliate 推荐 好友 صديق دعوة',
  },
  {
    scene: 'temple',
    emblems: ['lantern', 'drum', 'ingot'],
    moods: ['imperial', 'ember', 'jade'],
    words: 'festival spring lunar new-year 春节 节 مهرجان',
  },
  {
    scene: 'reef',
    emblems: ['koi', 'shell', 'trident'],
    moods: ['lagoon', 'abyss', 'cobalt'],
    words: 'fish fishing 捕鱼 صيد',
  },
  {
    scene: 'cardTable',
    emblems: ['chips', 'cards', 'dice'],
    moods: ['jade', 'imperial', 'midnight'],
    words: 'live casino baccarat table 真人 百家 مباشر',
  },
  {
    scene: 'cosmos',
    emblems: ['rocket', 'star', 'planet'],
    moods: ['neon', 'midnight', 'abyss'],
    words: 'rocket boost race crash weekend 火箭 周末 صاروخ',
  },
  {
    scene: 'isle',
    emblems: ['chest', 'compass', 'gem'],
    moods: ['lagoon', 'daybreak', 'ember'],
    words: 'treasure hunt mission task 宝 任务 كنز',
  },
]

/** By a word of the title or the id, then by the number at the id's end, so that a row of pictures has no two alike. */
export const heroFor = (heroes: Heroes, id: string, title = ''): Hero => {
  const text = `${title} ${id}`.toLowerCase()
  const words = new Set(text.split(/[^\p{L}]+/u))
  const told = heroes.find((hero) =>
    hero.words.split(' ').some((word) => (/^[a-z]/.test(word) ? words.has(word) : text.includes(word))),
  )
  const number = /(\d+)$/.exec(id)?.[1]
  return told ?? heroes[(number === undefined ? hash(id) : Number(number) - 1) % heroes.length] ?? heroes[0]
}
