import { hero, type Heroes } from './heroes'

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
    'slot slots reel reels win jackpot 老虎机 电子 سلوت',
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
    'goal match derby sport sports insurance 体育 进球 رياضة هدف',
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
    'birthday party anniversary house 生日 周年 ميلاد',
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
