import type { EmblemName } from '../emblems'

/** What one trade's games are told by: whole Latin words of a title, parts of words of other scripts. */
type Trade = readonly [emblems: readonly [EmblemName, ...EmblemName[]], words: string, parts: string]

/** Of kinds of games whose titles name a trade: a table of roulette never shows dice. The particular before the general. */
export const trades: Readonly<Record<string, readonly Trade[]>> = {
  LIVE: [
    [['dome', 'dice', 'dome'], 'sic dice', '骰 نرد'],
    [['roulette', 'spinner', 'layout'], 'roulette', '轮盘 روليت'],
    [['aces', 'shoe', 'spade', 'heart'], 'blackjack', '二十一点 بلاك'],
    [['cards', 'plaque', 'shoe', 'chip'], 'baccarat', '百家乐 باكارات'],
    [['showWheel', 'megaphone', 'crash', 'ticket'], 'wheel', '幸运轮 عجلة'],
    [['duel', 'dragon', 'tiger'], 'tiger', '龙虎 التنين'],
  ],
  PVP: [
    [['tiles', 'fan', 'lantern'], 'mahjong', '麻将 ماهجونغ'],
    [['domino', 'dice'], 'dominoes', '骨牌 دومينو'],
    [['bull', 'aces', 'chips'], 'bulls', '牛牛 ثيران'],
    [['jester', 'crown', 'cards'], 'landlords', '斗地主 ملّاك'],
    [['heart', 'jester', 'cards'], 'rummy', '拉米 رامي'],
    [['spade', 'aces', 'chip'], 'cards', '三公 ورقات'],
  ],
  SPORTS: [
    [['football', 'goal', 'boot', 'whistle', 'jersey'], 'football', '足球 القدم'],
    [['basketball', 'hoop', 'jersey', 'stopwatch'], 'basketball', '篮球 السلة'],
    [['tennis', 'court', 'trophy'], 'tennis', '网球 للتنس'],
    [['bat', 'wicket', 'helmet'], 'cricket', '板球 كريكيت'],
  ],
  ESPORTS: [
    [['racer', 'flags', 'helmet', 'stopwatch'], 'racing', '赛车 السيارات'],
    [['jersey', 'headset', 'swords', 'gamepad', 'monitor'], 'arena', '竞技 ساحة'],
    [['crosshair', 'insignia', 'keycaps', 'compass'], 'tactics', '战术 للتكتيك'],
    [['arenaMap', 'tower', 'standard', 'trophy', 'dragon'], 'strategy', '策略 للاستراتيجية'],
  ],
}
