import type { Text } from '../language'

/** Invented teams, and what can be bet on when two of them meet. */
export const teams = {
  football: [
    { CN: '港湾联', EN: 'Harbour United', AR: 'اتحاد المرفأ' },
    { CN: '北岸竞技', EN: 'Northshore Athletic', AR: 'أتلتيك الساحل الشمالي' },
    { CN: '赤陶城', EN: 'Terracotta City', AR: 'مدينة الفخار' },
    { CN: '灯塔流浪者', EN: 'Lighthouse Rovers', AR: 'جوّالو المنارة' },
    { CN: '橡谷', EN: 'Oakvale', AR: 'أوكفيل' },
    { CN: '银河镇', EN: 'Silverbrook Town', AR: 'بلدة الجدول الفضي' },
    { CN: '石桥', EN: 'Stonebridge', AR: 'الجسر الحجري' },
    { CN: '南部风筝', EN: 'Southern Kites', AR: 'طائرات الجنوب' },
  ],
  esports: [
    { CN: '像素狐', EN: 'Pixel Foxes', AR: 'ثعالب البكسل' },
    { CN: '静电', EN: 'Static', AR: 'ستاتيك' },
    { CN: '夜班', EN: 'Night Shift', AR: 'نوبة الليل' },
    { CN: '铜獾', EN: 'Copper Badgers', AR: 'غُرير النحاس' },
    { CN: '零延迟', EN: 'Zero Ping', AR: 'زيرو بينغ' },
    { CN: '苍穹', EN: 'Overcast', AR: 'أوفركاست' },
  ],
} as const satisfies Record<string, readonly Text[]>

export type SportId = keyof typeof teams

/** HOME and AWAY are called by their teams. */
export const selections = {
  DRAW: { CN: '和局', EN: 'Draw', AR: 'تعادل' },
  OVER: { CN: '大于 2.5', EN: 'Over 2.5', AR: 'أكثر من 2.5' },
  UNDER: { CN: '小于 2.5', EN: 'Under 2.5', AR: 'أقل من 2.5' },
  YES: { CN: '是', EN: 'Yes', AR: 'نعم' },
  NO: { CN: '否', EN: 'No', AR: 'لا' },
} as const satisfies Record<string, Text>

export type SelectionId = keyof typeof selections | 'HOME' | 'AWAY'

interface Market {
  readonly sports: readonly SportId[]
  readonly name: Text
  readonly selections: readonly [SelectionId, ...SelectionId[]]
}

export const markets = {
  WINNER: {
    sports: ['football'],
    name: { CN: '赛果', EN: 'Match result', AR: 'نتيجة المباراة' },
    selections: ['HOME', 'DRAW', 'AWAY'],
  },
  GOALS: {
    sports: ['football'],
    name: { CN: '总进球', EN: 'Total goals', AR: 'مجموع الأهداف' },
    selections: ['OVER', 'UNDER'],
  },
  BOTH_SCORE: {
    sports: ['football'],
    name: { CN: '双方进球', EN: 'Both teams score', AR: 'كلا الفريقين يسجّلان' },
    selections: ['YES', 'NO'],
  },
  MATCH: {
    sports: ['esports'],
    name: { CN: '比赛胜者', EN: 'Match winner', AR: 'الفائز بالمباراة' },
    selections: ['HOME', 'AWAY'],
  },
  MAPS: {
    sports: ['esports'],
    name: { CN: '总地图数', EN: 'Total maps', AR: 'مجموع الخرائط' },
    selections: ['OVER', 'UNDER'],
  },
} as const satisfies Record<string, Market>

export type MarketId = keyof typeof markets
