import type { Announcement } from '../../../contract/announcements'
import type { Merchant } from '../merchants/merchant'
import { decimal } from '../money'
import { earning } from '../store/points'
import { rebates } from '../store/rewardRules'
import { depositPromotions } from './depositPromotions'

type Figures = Omit<NonNullable<Announcement['offer']>, 'who' | 'currency'>

/** Tenths of a percent as percent. */
const percentOf = (thousandths: number): string => String(thousandths / 10)

/** What promotions without an activity give, by the rules that give it. */
const offers: Readonly<Record<string, (merchant: Merchant) => Figures | undefined>> = {
  'first-twice': ({ withdrawal }) => {
    const first = depositPromotions.find(({ isFirst }) => isFirst)
    return (
      first && {
        percent: String(first.percent),
        of: 'DEPOSIT',
        most: decimal(Math.round(first.most * withdrawal.minimum)),
      }
    )
  },
  'daily-rebate': () => {
    const shares = Object.values(rebates)
    return { percent: percentOf(Math.max(...shares)), leastPercent: percentOf(Math.min(...shares)), of: 'STAKE' }
  },
  'mall-double': () => {
    const { DEPOSIT: _deposit, ...stakes } = earning
    return { points: '1', per: decimal(Math.min(...Object.values(stakes))) }
  },
}

export const figuresOf = (id: string, merchant: Merchant): Figures | undefined =>
  Object.hasOwn(offers, id) ? offers[id]?.(merchant) : undefined
