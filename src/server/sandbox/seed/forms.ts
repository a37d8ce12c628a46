import { phrases } from './phrases'
import { slotForms } from './slotForms'

/** Second half of a title, around the modifier {m}. Every form makes as many titles as there are modifiers. */
export interface FormSet {
  readonly category: string
  readonly gameType: string
  /** Share of the catalogue, in thousandths. */
  readonly share: number
  readonly forms: ReturnType<typeof phrases>
}

export const formSets: readonly FormSet[] = [
  { category: 'RNG', gameType: 'RNG', share: 660, forms: slotForms },
  {
    category: 'RNG',
    gameType: 'JP',
    share: 12,
    forms: phrases('{m} Jackpots | {m}奖池 | جوائز {m} الكبرى\n{m} Progressive | {m}累积奖 | جائزة {m} المتصاعدة'),
  },
  {
    category: 'RNG',
    gameType: 'TG',
    share: 24,
    forms: phrases(`
{m} Baccarat | {m}百家乐 | باكارات {m}
{m} Roulette | {m}轮盘 | روليت {m}
{m} Blackjack | {m}二十一点 | بلاك جاك {m}
{m} Sic Bo | {m}骰宝 | نرد {m}
{m} Hold'em | {m}德州扑克 | بوكر {m}
`),
  },
  {
    category: 'RNG',
    gameType: 'AC',
    share: 16,
    forms: phrases(
      '{m} Pinball | {m}弹珠 | كرات {m}\n{m} Drop | {m}掉落 | سقوط {m}\n{m} Climber | {m}攀升 | متسلق {m}',
    ),
  },
  {
    category: 'RNG',
    gameType: 'SC',
    share: 10,
    forms: phrases('{m} Scratch | {m}刮刮乐 | بطاقات {m} للكشط\n{m} Instant Win | {m}即开票 | فوز {m} الفوري'),
  },
  {
    category: 'RNG',
    gameType: 'VP',
    share: 10,
    forms: phrases('{m} Video Poker | {m}电子扑克 | فيديو بوكر {m}\n{m} Deuces | {m}百搭二 | ورقتا {m}'),
  },
  { category: 'RNG', gameType: 'BG', share: 8, forms: phrases('{m} Bingo | {m}宾果 | بينغو {m}') },
  {
    category: 'LIVE',
    gameType: 'LIVE',
    share: 60,
    forms: phrases(`
{m} Live Baccarat | {m}真人百家乐 | باكارات {m} المباشرة
{m} Speed Baccarat | {m}极速百家乐 | باكارات {m} السريعة
{m} Live Roulette | {m}真人轮盘 | روليت {m} المباشرة
{m} Live Blackjack | {m}真人二十一点 | بلاك جاك {m} المباشرة
{m} Live Sic Bo | {m}真人骰宝 | نرد {m} المباشر
{m} Dragon Tiger Table | {m}龙虎台 | طاولة {m} للتنين والنمر
{m} Live Wheel | {m}真人幸运轮 | عجلة {m} المباشرة
`),
  },
  {
    category: 'FISH',
    gameType: 'FISH',
    share: 40,
    forms: phrases(`
{m} Fishing | {m}捕鱼 | صيد أسماك {m}
{m} Reef Hunters | {m}礁石猎手 | صيادو شعاب {m}
{m} Deep Sea | {m}深海 | أعماق {m}
{m} Harpoon | {m}鱼叉 | حربة {m}
{m} Fish Catcher | {m}渔王 | شبكة {m}
`),
  },
  {
    category: 'PVP',
    gameType: 'PVP',
    share: 50,
    forms: phrases(`
{m} Mahjong | {m}麻将 | ماهجونغ {m}
{m} Rummy Club | {m}拉米 | رامي {m}
{m} Dominoes | {m}骨牌 | دومينو {m}
{m} Landlords | {m}斗地主 | ملّاك {m}
{m} Three Cards | {m}三公 | ثلاث ورقات {m}
{m} Bulls | {m}牛牛 | ثيران {m}
`),
  },
  {
    category: 'SPORTS',
    gameType: 'SPORTS',
    share: 20,
    forms: phrases(`
{m} Football League | {m}足球联赛 | دوري {m} لكرة القدم
{m} Basketball Cup | {m}篮球杯 | كأس {m} لكرة السلة
{m} Tennis Open | {m}网球公开赛 | بطولة {m} للتنس
{m} Cricket Trophy | {m}板球奖杯赛 | كأس {m} للكريكيت
`),
  },
  {
    category: 'SPORTS',
    gameType: 'ESPORTS',
    share: 20,
    forms: phrases(`
{m} Arena Five | {m}五人竞技 | ساحة {m} الخماسية
{m} Tactics Masters | {m}战术大师赛 | أساتذة {m} للتكتيك
{m} Racing Series | {m}电竞赛车 | سلسلة {m} لسباق السيارات
{m} Strategy Cup | {m}策略杯 | كأس {m} للاستراتيجية
`),
  },
  {
    category: 'SPORTS',
    gameType: 'COCKFIGHT',
    share: 5,
    forms: phrases('{m} Rooster Ring | {m}斗鸡场 | حلبة ديوك {m}'),
  },
  {
    category: 'JACKPOT',
    gameType: 'JACKPOT',
    share: 8,
    forms: phrases(
      '{m} Linked Pots | {m}连线彩金 | أوعية {m} المترابطة\n{m} Must Drop | {m}必出彩金 | جائزة {m} الحتمية',
    ),
  },
  {
    category: 'MINI',
    gameType: 'MINI',
    share: 12,
    forms: phrases(`
{m} Coin Flip | {m}猜硬币 | قرعة {m}
{m} Minefield Mini | {m}踩地雷 | حقل ألغام {m} المصغّر
{m} Hi-Lo | {m}猜大小 | أعلى أم أدنى {m}
{m} Take-off | {m}起飞 | إقلاع {m}
`),
  },
  {
    category: 'ELOTT',
    gameType: 'ELOTT',
    share: 25,
    forms: phrases(`
{m} Five Minutes | {m}五分彩 | سحب {m} كل خمس دقائق
{m} Fast Three | {m}快三 | ثلاثية {m} السريعة
{m} Racing Ten | {m}赛车十 | عشرة {m}
{m} Keno | {m}快乐彩 | كينو {m}
`),
  },
  {
    category: 'LOTT',
    gameType: 'LOTT',
    share: 20,
    forms: phrases(
      '{m} Daily Draw | {m}每日开奖 | سحب {m} اليومي\n{m} Pick Five | {m}五星彩 | خماسية {m}\n{m} Six Marks | {m}六合 | سداسية {m}',
    ),
  },
]
