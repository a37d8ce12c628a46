import type { SceneName } from '../scenes'

/** Places and hours that a title may name, in the three scripts of the catalogue. */
export const placeRows: readonly (readonly [scene: SceneName, words: string, parts: string])[] = [
  ['volcano', 'volcano lava ember inferno forge magma', '火山 熔 بركان'],
  ['reef', 'reef coral deep underwater abyss', '礁 珊瑚 深海 شعاب مرجان'],
  ['isle', 'island lagoon beach palm tropical summer mango shore', '岛 滩 夏 جزيرة شاطئ صيف'],
  ['sea', 'sea ocean tide wave azure voyage', '海 洋 بحر محيط'],
  ['deck', 'harbour harbor captain sailor ship pirate viking', '港 船 ميناء قبطان سفينة'],
  ['desert', 'desert oasis dune sahara caravan camel sultan', '沙漠 绿洲 صحراء واحة'],
  ['jungle', 'jungle forest bamboo wilds falls ruins', '丛林 森林 瀑布 غابة أدغال'],
  ['garden', 'garden spring blossom orchid jasmine silk bridge', '花园 春 桥 حديقة ربيع'],
  ['orchard', 'orchard harvest autumn maple valley honey olive cider', '果园 秋 谷 بستان خريف وادي'],
  ['ice', 'ice frost glacier winter polar arctic snow crystal', '冰 雪 冬 霜 جليد شتاء صقيع'],
  ['heaven', 'cloud heaven sky spirit blessing rainbow wish swan', '云 天 仙 سحاب سماء'],
  ['cosmos', 'galaxy cosmos comet starlight space eclipse star', '银河 星 宇宙 مجرة فضاء'],
  ['dusk', 'sunset dusk dawn amber mountain peaks canyon cedar', '落日 黄昏 山 峡 غروب فجر جبل'],
  ['temple', 'temple lantern jade shrine imperial dynasty', '庙 寺 殿 معبد'],
  ['castle', 'castle kingdom tower palace knight throne wizard midnight guardian', '城堡 王国 塔 宫 قلعة مملكة قصر'],
  ['city', 'city skyline express market nights street silver', '城市 夜市 街 مدينة سوق'],
  ['alley', 'alley neon secret shadow detective mystery jazz', '霓虹 巷 秘 ظل نيون'],
  [
    'theatre',
    'theatre opera circus carnival masquerade velvet song dance parade party',
    '剧 歌 舞 马戏 狂欢 مسرح أوبرا سيرك',
  ],
  ['vault', 'vault riches mines cavern treasure chest bank jewels coins', '库 宝藏 洞 矿 خزنة كنز كهف'],
  ['grid', 'electric cyber retro laser speed clockwork engine lightning', '电 机械 رعد برق'],
  ['burst', 'blaze feast festival fast rush drop golden', '盛 庆 مهرجان'],
]
