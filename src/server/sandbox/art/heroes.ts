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

const hero = (scene: SceneName, emblems: Hero['emblems'], moods: Hero['moods'], words: string): Hero => ({
  scene,
  emblems,
  moods,
  words,
})

export const bannerHeroes: Heroes = [
  hero(
    'heaven',
    ['crown', 'gift', 'coin', 'gem'],
    ['cobalt', 'daybreak', 'ember'],
    'welcome new newbie first join 欢迎 首 مرحبا ترحيب',
  ),
  hero(
    'reels',
    ['seven', 'cherries', 'bell', 'lemon'],
    ['imperial', 'neon', 'cobalt'],
    'slot slots rng reel spin spins 老虎机 电子 سلوت',
  ),
  hero(
    'cardTable',
    ['roulette', 'cards', 'chips', 'dice'],
    ['jade', 'midnight', 'imperial'],
    'live casino table dealer 真人 مباشر كازينو',
  ),
  hero(
    'stadium',
    ['football', 'trophy', 'basketball', 'boxing'],
    ['cobalt', 'midnight', 'lagoon'],
    'sport sports league cup match season final finals 体育 足球 赛季 رياضة',
  ),
  hero(
    'reef',
    ['fish', 'shark', 'shell', 'turtle'],
    ['lagoon', 'abyss', 'cobalt'],
    'fish fishing ocean catch 捕鱼 صيد',
  ),
  hero(
    'lottery',
    ['balls', 'clover', 'star'],
    ['imperial', 'neon', 'cobalt'],
    'lottery lott elott lotto draw 彩 开奖 يانصيب سحب',
  ),
  hero(
    'temple',
    ['dragon', 'lantern', 'ingot', 'fan'],
    ['imperial', 'jade', 'ember'],
    'dragon fortune festival spring 龙 春节 财 تنين',
  ),
  hero(
    'desert',
    ['genie', 'pharaoh', 'scarab', 'hourglass'],
    ['terracotta', 'ember', 'daybreak'],
    'desert ramadan genie 沙漠 صحراء رمضان',
  ),
  hero(
    'cosmos',
    ['rocket', 'planet', 'star', 'bolt'],
    ['neon', 'midnight', 'abyss'],
    'rocket space crash star app 火箭 صاروخ',
  ),
  hero(
    'theatre',
    ['gem', 'crown', 'medal', 'rose'],
    ['midnight', 'imperial', 'neon'],
    'vip club loyalty royal rank 贵宾 会员 نادي',
  ),
  hero(
    'isle',
    ['chest', 'skull', 'compass', 'key'],
    ['lagoon', 'daybreak', 'ember'],
    'treasure island pirate hunt mission 宝藏 任务 كنز',
  ),
  hero(
    'grid',
    ['gamepad', 'swords', 'helmet', 'bolt'],
    ['neon', 'acid', 'cobalt'],
    'esport esports arena game 电竞 الكترونية',
  ),
  hero(
    'garden',
    ['tiles', 'koi', 'fan', 'lotus'],
    ['daybreak', 'jade', 'candy'],
    'pvp mahjong poker card cards 棋牌 麻将 ورق',
  ),
  hero(
    'orchard',
    ['strawberry', 'grapes', 'peach', 'watermelon'],
    ['forest', 'candy', 'daybreak'],
    'fruit summer weekend 水果 صيف',
  ),
]

export const promotionHeroes: Heroes = [
  hero(
    'burst',
    ['gift', 'coin', 'star'],
    ['cobalt', 'imperial', 'neon'],
    'welcome newbie new gift 新人 欢迎 礼 ترحيب هدية',
  ),
  hero('vault', ['coin', 'key', 'ingot'], ['brass', 'midnight', 'jade'], 'deposit reload bonus cash 存 إيداع'),
  hero(
    'heaven',
    ['horseshoe', 'coin', 'clover'],
    ['daybreak', 'cobalt', 'frost'],
    'cashback rebate return 返水 返现 استرداد',
  ),
  hero(
    'theatre',
    ['fortune', 'star', 'gem'],
    ['neon', 'imperial', 'midnight'],
    'wheel spin spins free 转盘 免费 عجلة مجانية',
  ),
  hero(
    'reels',
    ['seven', 'cherries', 'bell'],
    ['imperial', 'neon', 'cobalt'],
    'slot slots reel reels 老虎机 电子 سلوت',
  ),
  hero(
    'orchard',
    ['calendar', 'coin', 'clover'],
    ['daybreak', 'forest', 'lagoon'],
    'daily check attendance signin monday weekly week 签到 每日 يومي',
  ),
  hero(
    'castle',
    ['medal', 'crown', 'gem'],
    ['midnight', 'neon', 'abyss'],
    'vip level loyalty club upgrade 贵宾 升级 مستوى',
  ),
  hero(
    'grid',
    ['trophy', 'crown', 'star'],
    ['ember', 'cobalt', 'neon'],
    'rank season tournament leaderboard league cup 排行 锦标 ترتيب بطولة',
  ),
  hero(
    'stadium',
    ['football', 'medal', 'trophy'],
    ['cobalt', 'lagoon', 'midnight'],
    'goal match sport sports insurance 体育 进球 رياضة هدف',
  ),
  hero(
    'lottery',
    ['ticket', 'balls', 'clover'],
    ['imperial', 'candy', 'lagoon'],
    'ticket lottery lucky numbers draw raffle 抽奖 彩 سحب يانصيب',
  ),
  hero(
    'orchard',
    ['cupcake', 'gift', 'candy'],
    ['candy', 'daybreak', 'terracotta'],
    'birthday party anniversary 生日 周年 ميلاد',
  ),
  hero(
    'dusk',
    ['megaphone', 'heart', 'coin'],
    ['ember', 'neon', 'daybreak'],
    'refer referral friend friends invite affiliate 推荐 好友 صديق دعوة',
  ),
  hero('temple', ['lantern', 'drum', 'ingot'], ['imperial', 'ember', 'jade'], 'festival spring lunar 春节 节 مهرجان'),
  hero('reef', ['koi', 'shell', 'trident'], ['lagoon', 'abyss', 'cobalt'], 'fish fishing catch deep 捕鱼 صيد'),
  hero(
    'cardTable',
    ['chips', 'cards', 'dice'],
    ['jade', 'imperial', 'midnight'],
    'live casino baccarat streak 真人 百家 مباشر',
  ),
  hero(
    'garden',
    ['tiles', 'fan', 'dice'],
    ['jade', 'daybreak', 'candy'],
    'table card cards mahjong pvp four 棋牌 麻将 ورق',
  ),
  hero(
    'city',
    ['gem', 'ticket', 'gift'],
    ['neon', 'midnight', 'cobalt'],
    'mall points shop double 商城 积分 متجر نقاط',
  ),
  hero(
    'cosmos',
    ['rocket', 'star', 'planet'],
    ['neon', 'midnight', 'abyss'],
    'app download mobile boost race crash 应用 下载 تطبيق',
  ),
  hero(
    'isle',
    ['chest', 'compass', 'gem'],
    ['lagoon', 'daybreak', 'ember'],
    'mission board task treasure gaming 任务 宝 مهمة كنز',
  ),
]

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
