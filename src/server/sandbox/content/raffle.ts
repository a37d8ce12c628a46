import type { Text } from '../language'
import type { Prize } from './prize'

export interface RafflePrize {
  readonly id: string
  readonly name: Text
  readonly prize: Prize
  /** Of all weights together: the odds, told beside the prize. */
  readonly weight: number
}

export type RafflePrizes = readonly [RafflePrize, ...RafflePrize[]]

/** The largest first. The odds are the same for every ticket and every member, and never change with what was drawn. */
export const rafflePrizes: RafflePrizes = [
  {
    id: 'grand',
    name: { CN: '大奖', EN: 'Grand prize', AR: 'الجائزة الكبرى' },
    prize: { kind: 'CASH', amount: 500_00 },
    weight: 5,
  },
  {
    id: 'large',
    name: { CN: '一等奖', EN: 'Large prize', AR: 'جائزة كبيرة' },
    prize: { kind: 'CASH', amount: 50_00 },
    weight: 95,
  },
  {
    id: 'bonus',
    name: { CN: '红利', EN: 'Bonus', AR: 'مكافأة' },
    prize: { kind: 'BONUS', amount: 10_00, offer: 'raffle' },
    weight: 400,
  },
  {
    id: 'small',
    name: { CN: '小奖', EN: 'Small prize', AR: 'جائزة صغيرة' },
    prize: { kind: 'CASH', amount: 1_00 },
    weight: 2_500,
  },
  {
    id: 'nothing',
    name: { CN: '未中奖', EN: 'No prize', AR: 'لا جائزة' },
    prize: { kind: 'NOTHING' },
    weight: 7_000,
  },
]

export const weightOfAll = (prizes: readonly RafflePrize[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)
