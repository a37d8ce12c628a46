import { hero, type Heroes } from './heroes'

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
