import type { Text } from '../language'
import { freePerDay } from './payouts'

export interface Rank {
  readonly id: string
  readonly name: Text
  /** Turnover of all time that reaches it, and of a month that keeps it, in minor units. */
  readonly total: number
  readonly monthly: number
  /** Money for reaching it, and a bonus each month, in minor units. */
  readonly gift: number
  readonly monthlyGift: number
  readonly freeWithdrawals: number
  /** Whether its members belong to the club. */
  readonly isClub: boolean
}

/** Ranks of the sandbox, lowest first; it gives what stands here. */
export const ranks: readonly [Rank, ...Rank[]] = [
  {
    id: 'bronze',
    name: { CN: '青铜', EN: 'Bronze', AR: 'برونزي' },
    ...{ total: 0, monthly: 0, gift: 0, monthlyGift: 0 },
    ...{ freeWithdrawals: freePerDay, isClub: false },
  },
  {
    id: 'silver',
    name: { CN: '白银', EN: 'Silver', AR: 'فضي' },
    ...{ total: 2_000_00, monthly: 500_00, gift: 10_00, monthlyGift: 5_00 },
    ...{ freeWithdrawals: freePerDay, isClub: false },
  },
  {
    id: 'gold',
    name: { CN: '黄金', EN: 'Gold', AR: 'ذهبي' },
    ...{ total: 50_000_00, monthly: 5_000_00, gift: 100_00, monthlyGift: 20_00 },
    ...{ freeWithdrawals: 3, isClub: true },
  },
  {
    id: 'platinum',
    name: { CN: '铂金', EN: 'Platinum', AR: 'بلاتيني' },
    ...{ total: 400_000_00, monthly: 25_000_00, gift: 500_00, monthlyGift: 100_00 },
    ...{ freeWithdrawals: 5, isClub: true },
  },
  {
    id: 'diamond',
    name: { CN: '钻石', EN: 'Diamond', AR: 'ماسي' },
    ...{ total: 2_000_000_00, monthly: 100_000_00, gift: 2_000_00, monthlyGift: 400_00 },
    ...{ freeWithdrawals: 10, isClub: true },
  },
]

export const clubPlace = ranks.findIndex(({ isClub }) => isClub)

/** Days that the money for reaching a rank can be collected. */
export const rankGiftDays = 30

export const benefitNames = {
  gift: { CN: '晋级礼金', EN: 'Rank-up gift', AR: 'هدية الترقية' },
  monthly: { CN: '每月红利', EN: 'Monthly bonus', AR: 'مكافأة شهرية' },
  withdrawals: { CN: '每日免费提款次数', EN: 'Free withdrawals a day', AR: 'سحوبات مجانية يوميًا' },
  club: { CN: '俱乐部专属优惠', EN: 'Club promotions', AR: 'عروض النادي' },
} satisfies Readonly<Record<string, Text>>
