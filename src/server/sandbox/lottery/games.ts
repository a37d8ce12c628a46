import { day, hour, minute } from '../durations'
import type { Text } from '../language'

export type LotteryKind = 'DIGITS' | 'DICE' | 'RANKS' | 'BALLS' | 'TIERS'

/** A lottery of the sandbox. Names say demo wherever they are shown. */
export interface SeedLottery {
  readonly code: string
  readonly category: 'LOTT' | 'ELOTT'
  readonly vendor: string
  readonly menu: LotteryMenuCode
  readonly name: Text
  readonly kind: LotteryKind
  /** Milliseconds from one draw to the next; draws fall on multiples of it since the epoch, moved by `offset`. */
  readonly period: number
  readonly offset?: number
  /** Numbers drawn, out of so many, and how many of them stand apart. */
  readonly count?: number
  readonly of?: number
  readonly special?: number
  readonly popular?: boolean
}

export const menus = {
  fives: { CN: '时时彩', EN: 'Digits', AR: 'الأرقام' },
  dice: { CN: '快三', EN: 'Dice', AR: 'النرد' },
  racing: { CN: '赛车', EN: 'Racing', AR: 'السباق' },
  balls: { CN: '乐透', EN: 'Balls', AR: 'الكرات' },
  vietnam: { CN: '越南彩', EN: 'Vietnam', AR: 'فيتنام' },
} satisfies Record<string, Text>
export type LotteryMenuCode = keyof typeof menus

const demo = (EN: string, CN: string, AR: string): Text => ({
  EN: `${EN} (demo)`,
  CN: `${CN}（演示）`,
  AR: `${AR} (تجريبية)`,
})

// oxfmt-ignore
export const lotteries: readonly SeedLottery[] = [
  { code: 'MINU5', category: 'ELOTT', vendor: 'MINU', menu: 'fives', name: demo('Minute Five', '分分彩', 'خماسية الدقيقة'), kind: 'DIGITS', period: minute, popular: true },
  { code: 'MINUK3', category: 'ELOTT', vendor: 'MINU', menu: 'dice', name: demo('Minute Dice', '一分快三', 'نرد الدقيقة'), kind: 'DICE', period: minute, popular: true },
  { code: 'GARD5', category: 'ELOTT', vendor: 'NUMG', menu: 'fives', name: demo('Garden Five', '花园五分彩', 'خماسية البستان'), kind: 'DIGITS', period: 5 * minute, popular: true },
  { code: 'GARDPK', category: 'ELOTT', vendor: 'NUMG', menu: 'racing', name: demo('Garden Racing', '花园赛车', 'سباق البستان'), kind: 'RANKS', period: 3 * minute, popular: true },
  { code: 'GARD8', category: 'ELOTT', vendor: 'NUMG', menu: 'balls', name: demo('Garden Eight', '花园快乐八', 'ثمانية البستان'), kind: 'BALLS', period: 5 * minute, count: 8, of: 20 },
  { code: 'SKYK3', category: 'ELOTT', vendor: 'SKYB', menu: 'dice', name: demo('Sky Dice', '天空快三', 'نرد السماء'), kind: 'DICE', period: 3 * minute },
  { code: 'SKY6', category: 'ELOTT', vendor: 'SKYB', menu: 'balls', name: demo('Sky Six', '天空六合', 'سداسية السماء'), kind: 'BALLS', period: 10 * minute, count: 6, of: 49, special: 1, popular: true },
  { code: 'CIVI5', category: 'LOTT', vendor: 'CIVI', menu: 'fives', name: demo('Civic Five', '市民五星彩', 'خماسية المدينة'), kind: 'DIGITS', period: 20 * minute, popular: true },
  { code: 'CIVI3', category: 'LOTT', vendor: 'CIVI', menu: 'fives', name: demo('Civic Three', '市民三星彩', 'ثلاثية المدينة'), kind: 'DIGITS', count: 3, period: 10 * minute, popular: true },
  { code: 'CIVI6', category: 'LOTT', vendor: 'CIVI', menu: 'balls', name: demo('Civic Six Marks', '市民六合彩', 'سداسية المدينة'), kind: 'BALLS', period: day, offset: 13.5 * hour, count: 6, of: 49, special: 1, popular: true },
  { code: 'DELT45', category: 'LOTT', vendor: 'DELT', menu: 'balls', name: demo('Delta Mega 45', '三角洲 45 选 6', 'دلتا 6 من 45'), kind: 'BALLS', period: hour, count: 6, of: 45, popular: true },
  { code: 'VNNORTH', category: 'LOTT', vendor: 'DELT', menu: 'vietnam', name: demo('Northern Delta', '越南北部', 'فيتنام الشمالية'), kind: 'TIERS', period: day, offset: 11.5 * hour, popular: true },
  { code: 'VNMIDDLE', category: 'LOTT', vendor: 'DELT', menu: 'vietnam', name: demo('Central Delta', '越南中部', 'فيتنام الوسطى'), kind: 'TIERS', period: day, offset: 10.5 * hour },
  { code: 'VNSOUTH', category: 'LOTT', vendor: 'DELT', menu: 'vietnam', name: demo('Southern Delta', '越南南部', 'فيتنام الجنوبية'), kind: 'TIERS', period: day, offset: 9.5 * hour },
]
