import type { EmblemName } from './emblems'
import type { Random } from './random'
import type { SceneName } from './scenes'

export interface Subject {
  emblem: EmblemName
  scene: SceneName
}

type Row = readonly [emblem: EmblemName, scenes: readonly [SceneName, ...SceneName[]], words: string]

/** What a title names is what its cover shows, the particular before the general. Words of one script stand beside each other, split by spaces. */
const rows: readonly [Row, ...Row[]] = [
  ['koi', ['garden', 'reef', 'sea'], 'koi carp 鲤 كوي'],
  ['shark', ['reef', 'sea', 'deck'], 'shark jaws megalodon 鲨 قرش'],
  ['octopus', ['reef', 'sea', 'deck'], 'octopus kraken squid 章鱼 海怪 أخطبوط'],
  ['turtle', ['reef', 'isle', 'sea'], 'turtle tortoise 龟 سلحفاة'],
  ['crab', ['isle', 'reef', 'sea'], 'crab lobster shrimp 蟹 虾 سلطعون'],
  ['shell', ['reef', 'isle', 'sea'], 'shell pearl mermaid siren 珍珠 贝 美人鱼 لؤلؤ حورية'],
  ['fish', ['reef', 'sea'], 'fish fishing angler fisherman ocean reef aqua 鱼 渔 海洋 سمك صيد محيط'],
  ['trident', ['sea', 'reef', 'heaven'], 'poseidon neptune atlantis trident zeus olympus 海王 海神 宙斯 بوسيدون أطلس زيوس'],
  ['anchor', ['deck', 'sea', 'isle'], 'anchor captain sailor harbour harbor bay 船长 港 قبطان مرساة ميناء'],
  ['wheel', ['deck', 'sea'], 'ship voyage sea sail viking 航海 海 船 سفينة بحر'],
  ['skull', ['deck', 'isle', 'alley'], 'pirate skull bones dead ghost 海盗 骷髅 قرصان جمجمة'],
  ['dragon', ['temple', 'heaven', 'volcano'], 'dragon dragons wyrm 龙 龍 تنين'],
  ['tiger', ['jungle', 'temple'], 'tiger panther jaguar 虎 豹 نمر'],
  ['lion', ['desert', 'temple', 'dusk'], 'lion lions safari pride 狮 أسد'],
  ['wolf', ['castle', 'dusk', 'ice'], 'wolf wolves howl werewolf 狼 ذئب'],
  ['fox', ['orchard', 'dusk', 'garden'], 'fox foxy kitsune 狐 ثعلب'],
  ['panda', ['garden', 'jungle', 'orchard'], 'panda bamboo bear 熊猫 竹 باندا'],
  ['bull', ['desert', 'dusk', 'burst'], 'bull buffalo bison ox 牛 ثور'],
  ['owl', ['castle', 'dusk'], 'owl owls wizard magic 猫头鹰 魔法 بومة سحر'],
  ['rabbit', ['garden', 'orchard', 'heaven'], 'rabbit bunny hare 兔 أرنب'],
  ['horse', ['desert', 'stadium', 'dusk'], 'horse horses mustang stallion derby pegasus 马 حصان خيل'],
  ['butterfly', ['garden', 'orchard', 'jungle'], 'butterfly fairy wings spring 蝶 蝴蝶 فراشة ربيع'],
  ['feather', ['volcano', 'heaven', 'garden'], 'phoenix feather peacock firebird eagle falcon 凤 凰 孔雀 鹰 عنقاء طاووس صقر'],
  ['pharaoh', ['desert', 'vault'], 'pharaoh egypt nile cleopatra tomb tut 法老 埃及 尼罗 فرعون مصر نيل'],
  ['scarab', ['desert', 'jungle'], 'scarab beetle sands 圣甲 جعران'],
  ['eye', ['desert', 'cosmos', 'temple'], 'eye horus pyramid oracle aztec maya 眼 金字塔 عين هرم'],
  ['genie', ['desert', 'city', 'vault'], 'genie lamp aladdin arabian wish wishes sahara oasis 神灯 阿拉丁 مصباح علاء واحة صحراء'],
  ['cactus', ['desert', 'dusk'], 'cactus western wild mexico fiesta 仙人掌 牛仔 صبار'],
  ['compass', ['deck', 'isle', 'jungle'], 'compass explorer adventure quest journey expedition 探险 冒险 罗盘 بوصلة مغامرة رحلة'],
  ['rocket', ['cosmos', 'grid'], 'rocket space crash aviator jet launch 火箭 太空 飞 صاروخ فضاء'],
  ['planet', ['cosmos'], 'planet galaxy cosmic universe orbit saturn 星球 银河 宇宙 كوكب مجرة كون'],
  ['moon', ['castle', 'cosmos', 'dusk'], 'moon lunar night midnight 月 夜 قمر ليل هلال'],
  ['star', ['cosmos', 'theatre', 'burst'], 'star stars starlight 星 نجم نجوم'],
  ['bolt', ['grid', 'volcano', 'heaven'], 'bolt thunder lightning storm thor electric 雷 电 风暴 برق رعد عاصفة'],
  ['flame', ['volcano', 'burst'], 'fire flame hot blaze inferno ember lava volcano chilli chili 火 焰 نار لهب بركان'],
  ['snowflake', ['ice', 'heaven'], 'ice snow frost frozen winter arctic polar 冰 雪 冬 ثلج جليد شتاء'],
  ['hourglass', ['desert', 'castle', 'cosmos'], 'time hourglass clock ancient eternal 时 沙漏 زمن ساعة'],
  ['potion', ['castle', 'alley', 'jungle'], 'potion witch alchemy alchemist elixir 药 女巫 炼金 جرعة ساحرة'],
  ['mushroom', ['jungle', 'orchard'], 'mushroom forest gnome leprechaun elf 蘑菇 森林 精灵 غابة فطر'],
  ['swords', ['castle', 'stadium', 'volcano'], 'sword swords knight knights warrior gladiator samurai battle war hero legend 剑 骑士 战 武 英雄 传奇 سيف فارس محارب أسطورة'],
  ['mask', ['theatre', 'alley', 'city'], 'mask carnival masquerade opera phantom 面具 狂欢 قناع كرنفال'],
  ['drum', ['temple', 'theatre', 'burst'], 'drum drums festival rhythm beat 鼓 节 طبل مهرجان'],
  ['rose', ['castle', 'garden', 'theatre'], 'rose love romance valentine 玫瑰 爱 ورد حب'],
  ['lotus', ['garden', 'temple', 'heaven'], 'lotus zen buddha jade blossom flower 莲 荷 花 لوتس زهرة'],
  ['candy', ['orchard', 'burst', 'heaven'], 'candy sweet sweets sugar bonanza 糖 甜 حلوى سكر'],
  ['cupcake', ['orchard', 'burst'], 'cake cupcake bakery party birthday 蛋糕 派对 كعك حفلة'],
  ['cherries', ['reels', 'orchard', 'burst'], 'cherry cherries 樱桃 كرز'],
  ['watermelon', ['isle', 'orchard', 'reels'], 'watermelon melon summer 西瓜 夏 بطيخ صيف'],
  ['lemon', ['orchard', 'reels', 'isle'], 'lemon lemons citrus orange lime 柠檬 橙 ليمون برتقال'],
  ['grapes', ['orchard', 'reels'], 'grape grapes wine vineyard 葡萄 酒 عنب'],
  ['peach', ['garden', 'heaven', 'orchard'], 'peach monkey immortal 桃 猴 仙 خوخ'],
  ['strawberry', ['orchard', 'reels'], 'strawberry berry berries fruit fruits 莓 水果 果 فراولة فاكهة فواكه'],
  ['lantern', ['temple', 'garden', 'city'], 'lantern lanterns moonlit 灯 فانوس'],
  ['fan', ['garden', 'theatre', 'temple'], 'fan geisha kabuki kyoto 扇 艺伎 مروحة'],
  ['knot', ['temple', 'burst', 'heaven'], 'knot prosperity spring joy happiness blessing 喜 福 吉 祥 سعادة بركة'],
  ['ingot', ['temple', 'vault', 'burst'], 'fortune fortunes cai shen wealth riches rich prosper 财 富 元宝 发 招 ثروة غنى حظوظ'],
  ['coin', ['vault', 'burst', 'reels'], 'coin coins cash money dollar gold golden 金 钱 币 ذهب ذهبي مال عملة'],
  ['clover', ['orchard', 'burst', 'dusk'], 'clover irish shamrock luck lucky 幸运 四叶 运 حظ محظوظ برسيم'],
  ['horseshoe', ['desert', 'burst', 'dusk'], 'horseshoe ranch cowboy rodeo 马蹄 حدوة'],
  ['seven', ['reels', 'burst', 'grid'], 'seven sevens 7 777 七 سبعة'],
  ['gem', ['vault', 'cosmos', 'ice'], 'gem gems diamond diamonds jewel jewels crystal sapphire emerald ruby opal 宝石 钻 晶 珠 翡翠 جوهرة ماس ألماس جواهر زمرد ياقوت'],
  ['crown', ['castle', 'theatre', 'vault'], 'crown king queen royal royale empire emperor imperial prince princess 王 皇 帝 冠 تاج ملك ملكة سلطان إمبراطور'],
  ['bell', ['reels', 'burst', 'temple'], 'bell bells jingle 铃 钟 جرس'],
  ['key', ['vault', 'castle', 'alley'], 'key keys secret secrets lock mystery mystic 钥匙 秘 谜 مفتاح سر أسرار'],
  ['chest', ['vault', 'isle', 'jungle'], 'treasure treasures chest loot hunt vault bank island 宝 宝藏 岛 كنز كنوز جزيرة'],
  ['trophy', ['stadium', 'burst'], 'trophy cup champion champions league masters world 冠军 杯 联赛 世界 كأس بطل دوري أبطال'],
  ['football', ['stadium'], 'football soccer goal penalty striker 足球 球 كرة هدف'],
  ['basketball', ['stadium', 'alley'], 'basketball hoops dunk slam 篮球 سلة'],
  ['boxing', ['stadium', 'theatre'], 'boxing boxer knockout fight fighter ring 拳 ملاكمة قتال'],
  ['helmet', ['stadium'], 'gridiron touchdown quarterback 橄榄球 خوذة'],
  ['bat', ['stadium'], 'cricket baseball 板球 棒球 كريكيت'],
  ['gamepad', ['grid', 'alley', 'city'], 'arena arcade gamer cyber pixel neon retro 电竞 街机 霓虹 نيون أركيد'],
  ['roulette', ['cardTable', 'theatre', 'vault'], 'roulette wheel spin 轮盘 转 روليت عجلة'],
  ['chips', ['cardTable', 'city'], 'chips casino vegas macau highroller vip 筹码 娱乐 澳门 كازينو'],
  ['dice', ['cardTable', 'alley', 'city'], 'dice craps sicbo sic hilo 骰 زهر نرد'],
  ['tiles', ['garden', 'temple', 'cardTable'], 'mahjong tiles pai 麻将 牌九 胡 دومينو'],
  ['heart', ['cardTable', 'theatre'], 'heart hearts rummy 红心 قلب'],
  ['spade', ['cardTable', 'theatre', 'city'], 'ace spade spades jack blackjack 黑杰克 二十一 آس بلاك'],
  ['cards', ['cardTable', 'theatre'], 'card cards poker baccarat holdem teen patti joker tarneeb baloot hand hearts 扑克 百家 德州 斗 牌 بوكر باكارات بلوت طرنيب ورق'],
  ['balls', ['lottery', 'burst'], 'lottery lotto keno bingo ball balls draw mark six 彩 快 分 时时 六合 球 لوتو يانصيب كينو بنغو سحب'],
]

type Names = readonly [EmblemName, ...EmblemName[]]

interface Habit {
  emblems: Names
  scenes: readonly [SceneName, ...SceneName[]]
  /** How often the habit's scenes are kept whatever the title says. */
  faithful: number
}

const tables: Habit = { emblems: ['cards', 'chips', 'spade', 'heart', 'dice', 'crown', 'star'], scenes: ['cardTable', 'cardTable', 'theatre', 'garden', 'city', 'temple'], faithful: 0.75 }
const draws: Habit = { emblems: ['balls', 'balls', 'star', 'clover', 'knot', 'coin', 'seven', 'ingot'], scenes: ['lottery', 'lottery', 'lottery', 'burst', 'heaven', 'cosmos'], faithful: 0.8 }

const habits: Readonly<Record<string, Habit>> = {
  FISH: { emblems: ['koi', 'fish', 'shark', 'octopus', 'turtle', 'crab', 'shell', 'trident', 'dragon'], scenes: ['reef', 'reef', 'reef', 'sea', 'isle', 'deck'], faithful: 1 },
  SPORTS: { emblems: ['football', 'football', 'basketball', 'boxing', 'helmet', 'trophy', 'horse', 'bat'], scenes: ['stadium', 'stadium', 'stadium', 'stadium', 'burst', 'dusk'], faithful: 0.9 },
  ESPORTS: { emblems: ['gamepad', 'swords', 'bolt', 'rocket', 'trophy', 'dragon', 'wolf'], scenes: ['grid', 'alley', 'city', 'cosmos', 'stadium', 'volcano'], faithful: 0.9 },
  LIVE: { emblems: ['cards', 'chips', 'roulette', 'dice', 'spade', 'heart', 'crown', 'rose'], scenes: ['cardTable', 'cardTable', 'theatre', 'city', 'vault'], faithful: 0.9 },
  PVP: { ...tables, emblems: ['cards', 'tiles', 'tiles', 'spade', 'heart', 'dice', 'chips', 'fan'] },
  LOTT: draws,
  ELOTT: draws,
}

const listed = rows.flatMap((row) => row[2].split(' ').map((word) => [word, row] as const))
const isLatin = (word: string) => /^[a-z0-9]/.test(word)
/** Latin words are found whole; scripts without blanks between words are found within the title. */
const whole = new Map<string, Row[]>()
for (const [word, row] of listed) if (isLatin(word)) whole.set(word, [...(whole.get(word) ?? []), row])
const within = listed.filter(([word]) => !isLatin(word))

const named = (title: string): Row[] => {
  const lower = title.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}]+/u).flatMap((word) => whole.get(word) ?? whole.get(word.replace(/s$/, '')) ?? [])
  const parts = /[^\u0000-\u024f]/.test(lower) ? within.filter(([word]) => lower.includes(word)).map(([, row]) => row) : []
  return [...words, ...parts].sort((a, b) => rows.indexOf(a) - rows.indexOf(b))
}

export const subjectOf = (title: string, category: string, random: Random): Subject => {
  const habit = Object.hasOwn(habits, category) ? habits[category] : undefined
  const [first, ...others] = named(title)
  const chosen = first === undefined ? undefined : random.pick([first, first, first, first, ...others])
  if (habit !== undefined) {
    const scene = chosen === undefined || random.chance(habit.faithful) ? random.pick(habit.scenes) : random.pick(chosen[1])
    return { emblem: chosen?.[0] ?? random.pick(habit.emblems), scene }
  }
  const row = chosen ?? random.pick(rows)
  return { emblem: row[0], scene: random.pick(row[1]) }
}
